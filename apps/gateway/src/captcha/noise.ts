/** Deterministic randomness for pictures; what must not be guessed comes from `node:crypto` instead. */
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
