import { formatAmount, fromMinorUnits } from '@ezwallet/validators';
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

/** An amount as the screens write it, such as `1,280.00 USDT`, with every place that it has. */
const written = (minorUnits: string, scale: number, currency: string): string =>
  `${formatAmount(fromMinorUnits(BigInt(minorUnits), scale), { decimals: Math.max(scale, 2), minDecimals: 2 })} ${currency}`;

/** Facts of a notice, ready for words. */
export function readFacts(
  { currency, amount, fiat, fiatAmount, until, billNo, device, address }: NoticeFacts,
  scaleOf: (asset: string) => number,
): MessageFacts {
  return {
    ...(currency && amount && { coins: written(amount, scaleOf(currency), currency) }),
    ...(fiat && fiatAmount && { fiat: written(fiatAmount, FIAT_PLACES, fiat) }),
    ...(until !== undefined && { until }),
    ...(billNo !== undefined && { billNo }),
    ...(device !== undefined && { device }),
    ...(address !== undefined && { address }),
  };
}
