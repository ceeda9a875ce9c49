# Sourced by ./test: the programs that tests need and pip doesn't bring. One that can't be had leaves its tests
# out on a developer's machine; where the variable CI is set it ends the run.

browser() {
    wanted="${KROON_CHROMIUM:-/usr/bin/chromium}"
    if [ -x "$wanted" ]; then
        return 0
    fi
    if [ -z "${KROON_CHROMIUM:-}" ] && installed chromium && [ -x "$wanted" ]; then
        return 0
    fi
    echo "There is no Chromium at $wanted, and it can't be installed here: the tests of the page are left out." >&2
    echo "Install Debian's package 'chromium', or name yours by KROON_CHROMIUM." >&2
    fail_in_ci
}

# The web servers of docs/running-a-server.md. They are installed only where CI is set: elsewhere nobody asked
# for a web server on their machine.
proxies() {
    for name in nginx caddy; do
        if there "$name" || { [ -n "${CI:-}" ] && installed "$name" && there "$name"; }; then
            continue
        fi
        echo "There is no $name: the test of a game through it is left out. Debian's package is called '$name'." >&2
        fail_in_ci
    done
}

there() {
    (PATH="$PATH:/usr/sbin:/sbin" && command -v "$1") >/dev/null 2>&1
}

installed() {
    if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
        return 1
    fi
    echo "installing $1 for the tests"
    { apt-get install --yes --quiet --no-install-recommends "$1" ||
        { apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends "$1"; }; } \
        >/dev/null 2>&1 </dev/null
}

fail_in_ci() {
    if [ -n "${CI:-}" ]; then
        echo "CI is set, so no test may be left out." >&2
        exit 1
    fi
}
