import { fromMinorUnits } from '@ezwallet/validators';
import type { MessageFacts } from './writeMessage.ts';

/** Facts of an event as its notice has them; amounts are in minor units. */
export interface NoticeFacts extends Pick<MessageFacts, 'device' | 'address'> {
  readonly billNo?: string;
  /** The name of a conversation with support. */
  readonly conversation?: string;
  readonly currency?: string;
  readonly amount?: string;
  readonly fiat?: string;
  readonly fiatAmount?: string;
  readonly until?: number | null;
  /** The activity that a reward is of; `isInvitation` where it is for an invitation. */
  readonly activity?: string;
  readonly isInvitation?: boolean;
}

const FIAT_PLACES = 2;

/** Facts of a notice, ready for words. */
export function readFacts(
  { currency, amount, fiat, fiatAmount, until, billNo, device, address }: NoticeFacts,
  scaleOf: (asset: string) => number,
): MessageFacts {
  return {
    ...(currency && amount && { coins: `${fromMinorUnits(BigInt(amount), scaleOf(currency))} ${currency}` }),
    ...(fiat && fiatAmount && { fiat: `${fromMinorUnits(BigInt(fiatAmount), FIAT_PLACES)} ${fiat}` }),
    ...(until !== undefined && { until }),
    ...(billNo !== undefined && { billNo }),
    ...(device !== undefined && { device }),
    ...(address !== undefined && { address }),
  };
}
