/** A number as the execution APIs write quantities: hex without leading zeros. */
export function hexOf(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}
