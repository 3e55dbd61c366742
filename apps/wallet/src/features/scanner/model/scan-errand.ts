/** The state of a history entry that opens the scanner. */
export interface ScanErrand {
  /** The text of a code that the native app has already read. */
  readonly scanned?: string;
  /** The visit that asked for an address. Without one, the code decides where to go. */
  readonly visit?: string;
}

/** Reads the state. It can be older than the page and its release. */
export function readScanErrand(state: unknown): ScanErrand {
  const { scanned, visit } = (state ?? {}) as Partial<Record<keyof ScanErrand, unknown>>;
  return { ...(typeof scanned === 'string' && { scanned }), ...(typeof visit === 'string' && { visit }) };
}
