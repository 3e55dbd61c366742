/** The text of a code that the native app has scanned by itself, in the state of the step to the scanner; null without. */
export function readHandedText(state: unknown): string | null {
  const { scanned } = (state ?? {}) as { scanned?: unknown };
  return typeof scanned === 'string' ? scanned : null;
}
