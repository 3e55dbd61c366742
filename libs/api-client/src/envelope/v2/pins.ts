/** A signature key of the server that the app knows beforehand: ECDSA on P-256. */
export interface Pin {
  /** The first 64 bits of SHA-256 over the point, in hex. */
  readonly kid: string;
  /** The uncompressed point (SEC 1, section 2.3.3), 65 bytes in base64. */
  readonly key: string;
}

const PIN = /^([0-9a-f]{16}):([A-Za-z0-9+/]{86,87}={1,2})$/;

/**
 * Reads pins from text as `kid:key`, with spaces between them. It throws for anything else, because a pin that nobody
 * notices is missing protects nobody.
 *
 * @throws TypeError
 * @example
 * const pins = readPins(document.querySelector<HTMLMetaElement>('meta[name=envelope-pins]')?.content ?? '');
 */
export function readPins(text: string): Pin[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, kid, key] = PIN.exec(word) ?? [];
      if (kid === undefined || key === undefined) {
        throw new TypeError('A pin of the envelope is malformed. Copy it from `npm run operator -- envelope list`.');
      }
      return { kid, key };
    });
}

/** Pins as text, which {@link readPins} reads. */
export function writePins(pins: readonly Pin[]): string {
  return pins.map(({ kid, key }) => `${kid}:${key}`).join(' ');
}
