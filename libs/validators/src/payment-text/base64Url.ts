/** Base64url without padding, RFC 4648 section 5. */
const FORMAT = /^[A-Za-z0-9_-]*$/;

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/=/g, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** @returns `undefined` when the text is not exactly what {@link toBase64Url} writes. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  // A single remaining character encodes no whole byte.
  if (!FORMAT.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // Section 3.5: remaining bits must be zero, because otherwise one text would have several spellings.
  return toBase64Url(bytes) === text ? bytes : undefined;
}
