/** What a step to the scanner brings along, in the state of its entry of the history. */
export interface ScanErrand {
  /** The text of a code that the native app has read by itself. */
  readonly scanned?: string;
  /** The visit that wants an address scanned for it; without one, the code leads where it leads. */
  readonly visit?: string;
}

/** Reads what came along; the state of an entry outlives the page and its release. */
export function readScanErrand(state: unknown): ScanErrand {
  const { scanned, visit } = (state ?? {}) as Partial<Record<keyof ScanErrand, unknown>>;
  return { ...(typeof scanned === 'string' && { scanned }), ...(typeof visit === 'string' && { visit }) };
}
