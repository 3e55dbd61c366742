import { crc32, deflateSync } from 'node:zlib';

/** Deterministic randomness for pictures. Secrets come from `node:crypto` instead. */
export type Random = () => number;

/** Mulberry32: 32 bits of state, numbers in [0, 1). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LATTICE = 64;

/** Value noise: random values on a lattice, smoothed between; several octaves of it look like clouds. */
export function createNoise(random: Random, octaves: number): (x: number, y: number) => number {
  const lattice = Float32Array.from({ length: LATTICE * LATTICE }, random);
  const at = (x: number, y: number) => lattice[(y & (LATTICE - 1)) * LATTICE + (x & (LATTICE - 1))] ?? 0;
  const single = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const upper = mix(at(left, top), at(left + 1, top), across);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), across);
    return mix(upper, lower, smooth(y - top));
  };
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * single(x * scale + octave * 17, y * scale + octave * 31);
      weight /= 2;
      scale *= 2;
    }
    return sum / (1 - weight * 2);
  };
}

/** Between two values, by a share from 0 to 1. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** PNG (W3C PNG, third edition): truecolour with alpha, eight bits a sample. */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;
/** Section 9.2, filter type 1: each sample as the difference from the pixel to its left. */
const FILTER_SUB = 1;

/** Encodes rows of RGBA samples. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 6, then the only compression, filter and interlace methods that matter (section 11.2.1).
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filterRows(rgba, width, height))),
    chunk('IEND'),
  ]);
}

function filterRows(rgba: Uint8Array, width: number, height: number): Buffer {
  const stride = width * BYTES_PER_PIXEL;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1);
    rows[to] = FILTER_SUB;
    for (let i = 0; i < stride; i++) {
      const left = i < BYTES_PER_PIXEL ? 0 : (rgba[y * stride + i - BYTES_PER_PIXEL] ?? 0);
      rows[to + 1 + i] = ((rgba[y * stride + i] ?? 0) - left) & 0xff;
    }
  }
  return rows;
}

/** Section 5.3: length, type, data, and the CRC of type and data. */
function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
