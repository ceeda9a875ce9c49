// SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104). Our own, because a browser offers its own only over HTTPS and on
// localhost, and a table on a home network has neither.

const BLOCK = 64;
/** The fractional parts of the cube roots of the first 64 primes, 32 bits of each. */
const ROUNDS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
/** The same of the square roots of the first 8 primes: where a hash begins. */
const BEGIN = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** @type {Sha256} */
export function sha256(message) {
  const blocks = padded(message), state = new Uint32Array(BEGIN);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) compress(state, blocks, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

/** @type {HmacSha256} */
export function hmacSha256(key, message) {
  const short = key.length > BLOCK ? sha256(key) : key;
  /** The key, filled up to a block, with every byte changed by `mask`; then `text`. */
  const keyed = (/** @type {number} */ mask, /** @type {Uint8Array} */ text) => {
    const joined = new Uint8Array(BLOCK + text.length);
    joined.set(short);
    for (let at = 0; at < BLOCK; at++) joined[at] ^= mask;
    joined.set(text, BLOCK);
    return joined;
  };
  return sha256(keyed(0x5c, sha256(keyed(0x36, message))));
}

/** @type {BytesOf} */
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** @type {HexOf} */
export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A message with a 1, zeros, and its length in bits, so that it fills whole blocks. @type {Padded} */
function padded(message) {
  const length = message.length, filled = Math.ceil((length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(filled), view = new DataView(bytes.buffer);
  bytes.set(message);
  bytes[length] = 0x80;
  view.setUint32(filled - 8, Math.floor(length / 2 ** 29));
  view.setUint32(filled - 4, (length * 8) % 2 ** 32);
  return view;
}

/** @param {number} word @param {number} by */
const rotated = (word, by) => (word >>> by) | (word << (32 - by));

/** Add a block to the state of a hash. @type {Compress} */
function compress(state, blocks, from) {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at++) words[at] = blocks.getUint32(from + 4 * at);
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15], late = words[at - 2];
    const mixedEarly = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const mixedLate = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16] + mixedEarly + words[at - 7] + mixedLate;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at++) {
    const sumE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25), choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + ROUNDS[at] + words[at]) | 0;
    const sumA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22), majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] += word; });
}
