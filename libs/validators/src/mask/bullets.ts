/** Stands for what is hidden. */
const BULLET = '•';

/** Hidden characters shown at most; more would tell how long the secret is. */
const MAX_BULLETS = 3;

/** One bullet a hidden character, three at most. */
export function bullets(hidden: number): string {
  return BULLET.repeat(Math.max(0, Math.min(hidden, MAX_BULLETS)));
}
