/** Round constants, FIPS 180-4 section 4.2.2. */
const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** Initial hash value, FIPS 180-4 section 5.3.3. */
const H0 = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** Scratch memory that calls share, because a proof of work would otherwise allocate it a million times. */
const W = new Int32Array(64);

/**
 * SHA-256 (FIPS 180-4) as eight 32-bit words.
 * It is synchronous, because a proof of work hashes hundreds of thousands of tiny messages and `crypto.subtle` costs a
 * promise for each.
 */
export function sha256(message: Uint8Array): Int32Array {
  const hash = H0.slice();
  const { length } = message;
  const padded = (length + 72) & ~63;
  for (let offset = 0; offset < padded; offset += 64) {
    for (let t = 0; t < 16; t++) W[t] = paddedWord(message, offset + t * 4);
    if (offset + 64 === padded) {
      W[14] = Math.floor(length / 0x20000000);
      W[15] = length << 3;
    }
    compress(hash, W);
  }
  return hash;
}

/** Section 5.1.1: append a one bit, then zeros; the last block ends with the length in bits, as 64 bits. */
function paddedWord(message: Uint8Array, at: number): number {
  const { length } = message;
  if (at + 4 <= length) {
    return (message[at]! << 24) | (message[at + 1]! << 16) | (message[at + 2]! << 8) | message[at + 3]!;
  }
  let word = 0;
  for (let i = 0; i < 4; i++) word = (word << 8) | (at + i < length ? message[at + i]! : at + i === length ? 0x80 : 0);
  return word;
}

/** Section 6.2.2 for one block whose sixteen words are at the start of `w`. */
function compress(hash: Int32Array, w: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!;
    const y = w[t - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = s1 + w[t - 7]! + s0 + w[t - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const S1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + S1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const S0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sum = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + sum[i]!;
}
