/** Of 32 random bytes some 30 are different. Fewer than this happens never. */
const LEAST_DIFFERENT = 16;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** Whether bytes that should be random cannot be: one byte again and again, a sequence, or a text that somebody typed. */
export function isGuessable(bytes: Buffer): boolean {
  const steps = new Set(bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0)));
  return new Set(bytes).size < LEAST_DIFFERENT || steps.size === 1 || PRINTABLE.test(bytes.toString('latin1'));
}
