const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Puts a password at one of `range` places, evenly: FNV-1a over its UTF-16 units, mixed as in MurmurHash3. */
export function placeOf(password: string, range: number): number {
  let hash = OFFSET;
  for (let at = 0; at < password.length; at += 1) hash = Math.imul(hash ^ password.charCodeAt(at), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * range);
}
