import { createHash } from 'node:crypto';
import type { CaptchaAnswer } from '@ezwallet/api-client/contract';

/** Whether SHA-256 of `salt:nonce` begins with this many zero bits. */
export function isProofValid(salt: string, nonce: string, bits: number): boolean {
  const digest = createHash('sha256').update(`${salt}:${nonce}`).digest();
  return leadingZeroBits(digest) >= bits;
}

/** Counts the zero bits before the first one bit. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24;
}

/** What the server knows about the puzzle of an answer. */
interface TrackFacts {
  readonly targetX: number;
  /** Milliseconds since the server gave the puzzle out, by its own clock. */
  readonly elapsed: number;
  readonly tolerance: { readonly pointer: number; readonly steps: number };
  readonly minElapsed: number;
}

const POINTER_SAMPLES = { min: 8, max: 256 };
const START = 2;
const END = 1;

type Track = CaptchaAnswer['track'];

/** Whether the piece is in its hole, after a movement that is possible in the elapsed time. */
export function isTrackRight({ x, input, track }: CaptchaAnswer, facts: TrackFacts): boolean {
  const isPointer = input === 'touch' || input === 'mouse';
  const tolerance = isPointer ? facts.tolerance.pointer : facts.tolerance.steps;
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || Math.abs(x - facts.targetX) > tolerance) return false;
  if (isPointer && (track.length < POINTER_SAMPLES.min || track.length > POINTER_SAMPLES.max)) return false;
  if (facts.elapsed < facts.minElapsed || facts.elapsed < last[0]) return false;
  if (Math.abs(first[1]) > START || Math.abs(last[1] - x) > END) return false;
  return track.every((sample, index) => index === 0 || sample[0] > (track[index - 1]?.[0] ?? 0));
}

const STEADY = 0.1;
const LEAP = 60;
const LEAP_TIME = 16;
const TAIL = 0.7;
const TAIL_SPEED = 1.3;

/**
 * Rates how much a movement looks like a program's, from 0 to 4. This is never a reason to refuse: people with a tremor,
 * or who use a switch, look odd too. It only makes the next proof of work harder.
 */
export function oddness({ input, track }: Pick<CaptchaAnswer, 'input' | 'track'>): number {
  if (input !== 'touch' && input !== 'mouse') return 0;
  const speeds = track.slice(1).map((sample, index) => speedBetween(track[index], sample));
  const signs = [
    variation(speeds) < STEADY,
    input === 'touch' && new Set(track.map(([, , y]) => y)).size === 1,
    track.some((sample, index) => isLeap(track[index - 1], sample)),
    isFasterAtTheEnd(track),
  ];
  return signs.filter(Boolean).length;
}

/** Rounds a movement so that two movements of one hand still differ, and a replayed one does not. */
export function trackShape(track: Track): string {
  return track.map(([dt, x, y]) => `${Math.round(dt / 8)},${Math.round(x)},${Math.round(y)}`).join(';');
}

type Sample = Track[number];

function speedBetween(from: Sample | undefined, to: Sample): number {
  return from ? Math.abs(to[1] - from[1]) / Math.max(1, to[0] - from[0]) : 0;
}

/** Standard deviation over mean. */
function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  if (mean === 0) return 0;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / values.length) / mean;
}

function isLeap(from: Sample | undefined, to: Sample): boolean {
  return from !== undefined && Math.abs(to[1] - from[1]) > LEAP && to[0] - from[0] <= LEAP_TIME;
}

/** Hands slow down before the goal. */
function isFasterAtTheEnd(track: Track): boolean {
  const cut = track[Math.floor(track.length * TAIL)];
  const first = track[0];
  const last = track.at(-1);
  if (!cut || !first || !last) return false;
  return speedBetween(cut, last) > speedBetween(first, cut) * TAIL_SPEED;
}
