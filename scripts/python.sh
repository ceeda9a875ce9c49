# Sourced by ./play and ./test: finds a Python and makes the virtual environment .venv in the checkout.
# Usage: ready LOCK, with LOCK one of the files in locks/. Afterwards $python is the environment's Python.

newest_python() {
    for candidate in "${KROON_PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    return 1
}

ready() {
    if ! found=$(newest_python); then
        echo "Kroon needs Python 3.11 or newer, and none was found." >&2
        echo "Please install it: on Debian or Ubuntu 'apt install python3 python3-venv', on Fedora 'dnf install python3'," >&2
        echo "on macOS 'brew install python', elsewhere from python.org. Then run this again." >&2
        exit 1
    fi
    # Compiled modules are kept, also where Python is told not to: without them each start takes seconds longer.
    unset PYTHONDONTWRITEBYTECODE
    export PYTHONPYCACHEPREFIX="$here/.venv/bytecode"
    "$found" "$here/scripts/environment.py" "$1" || exit 1
    python="$here/.venv/bin/python"
}
