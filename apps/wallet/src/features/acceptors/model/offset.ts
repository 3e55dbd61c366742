import { parseAmount, type AmountIssue, type Checked } from '@ezwallet/validators';

/** The most that a price may be away from the market's, in percent. */
export const OFFSET_MAX = '2';
const PLACES = 2;

/** The side of the market price that an acceptor's price is on. */
export type OffsetSide = 'above' | 'below';

/** A typed distance from the market price, as the wire writes it: below with a minus. */
export function readOffset(text: string, side: OffsetSide): Checked<string, AmountIssue> {
  const read = parseAmount(text, { form: 'typed', decimals: PLACES, max: OFFSET_MAX });
  return read.ok && side === 'below' && read.value !== '0' ? { ok: true, value: `-${read.value}` } : read;
}

/** The side and the distance of an offset. */
export const splitOffset = (offset: string): { readonly side: OffsetSide; readonly distance: string } =>
  offset.startsWith('-') ? { side: 'below', distance: offset.slice(1) } : { side: 'above', distance: offset };
