/** Replaces hidden characters. */
const BULLET = '•';

/** Maximum number of bullets; more would reveal the length of the secret. */
const MAX_BULLETS = 3;

/** One bullet per hidden character, at most three. */
export function bullets(hidden: number): string {
  return BULLET.repeat(Math.max(0, Math.min(hidden, MAX_BULLETS)));
}
