/**
 * Counts the bytes in five-bit values, BIP-173 section "Segwit address format": the rest must be shorter than five bits
 * and zero.
 *
 * @returns -1 when the padding is longer or not zero.
 */
export function byteLength(values: Uint8Array): number {
  const bits = values.length * 5;
  const padding = bits % 8;
  const last = values[values.length - 1] ?? 0;
  return padding > 4 || (last & ((1 << padding) - 1)) !== 0 ? -1 : (bits - padding) / 8;
}
