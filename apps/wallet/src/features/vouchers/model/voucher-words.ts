import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { VOUCHER_KINDS } from '@ezwallet/api-client/constants';
import type { Voucher, VoucherSource } from '@ezwallet/api-client/contract';
import type { VoucherUse } from '@ezwallet/domain-stores';
import { formatAmount } from '@ezwallet/validators';
import type { TicketState } from '@ezwallet/ui';
import { tradePaths, withdrawalPaths } from '../../../world/paths.ts';

/** The most decimal places of any amount. */
const PLACES = 8;

const TITLES: Readonly<Record<Voucher['kind'], MessageDescriptor>> = {
  1: msg`Buy bonus`,
  2: msg`Fixed bonus`,
  3: msg`Sell bonus`,
  4: msg`Withdrawal fee waiver`,
};

const METHODS: Readonly<Record<Voucher['payMethodIds'][number], MessageDescriptor>> = {
  1: msg`bank card`,
  3: msg`WeChat`,
  4: msg`Alipay`,
  5: msg`digital yuan`,
};

/** Screens that use each kind of voucher. */
const PLACES_OF_USE: Readonly<Record<Voucher['kind'], string>> = {
  1: tradePaths.buy(),
  2: tradePaths.buy(),
  3: tradePaths.sell(),
  4: withdrawalPaths.withdrawal(),
};

const STATES: Readonly<Record<Voucher['status'], TicketState>> = {
  1: 'usable',
  2: 'reserved',
  3: 'used',
  4: 'expired',
};

const OUTCOMES: Readonly<Record<VoucherUse['outcome'], MessageDescriptor>> = {
  LOCKED: msg`Reserved until the order is completed`,
  CREDITED: msg`Credited`,
  RETURNED: msg`Returned because the order failed`,
};

const SOURCES: Readonly<Record<VoucherSource, MessageDescriptor>> = {
  WELCOME: msg`Welcome gift`,
  SELLING: msg`Seller reward`,
  ANNIVERSARY: msg`Anniversary`,
  GIFT: msg`Platform gift`,
  ACTIVITY: msg`Reward of an activity`,
};

/** An amount without trailing zeros. Vouchers show round figures. */
const sum = (amount: string): string => formatAmount(amount, { decimals: PLACES, minDecimals: 0 });

/** The name of a voucher. */
export const voucherTitle = ({ kind }: Pick<Voucher, 'kind'>): MessageDescriptor => TITLES[kind];

/** The screen that uses a voucher. */
export const voucherPlace = ({ kind }: Pick<Voucher, 'kind'>): string => PLACES_OF_USE[kind];

/** How a voucher's ticket looks. */
export const voucherState = ({ status }: Pick<Voucher, 'status'>): TicketState => STATES[status];

/** How a bill used a voucher. */
export const outcomeWords = (outcome: VoucherUse['outcome']): MessageDescriptor => OUTCOMES[outcome];

/** The source of a voucher: the platform's own word, otherwise the text of its issuer. */
export const voucherSource = (source: string): string | MessageDescriptor =>
  Object.hasOwn(SOURCES, source) ? SOURCES[source as VoucherSource] : source;

/** The figure on a voucher's stub, and the label below it. */
export function voucherWorth({ kind, rate, value }: Pick<Voucher, 'kind' | 'rate' | 'value'>): {
  readonly amount: string | MessageDescriptor;
  readonly unit: string | MessageDescriptor;
} {
  if (kind === VOUCHER_KINDS.withdrawalFee) return { amount: msg`Free`, unit: msg`withdrawal` };
  if (rate !== null) return { amount: `${sum(rate)}%`, unit: msg`bonus` };
  return { amount: sum(value ?? '0'), unit: 'USDT' };
}

/** The terms of a voucher, piece by piece. */
export function voucherTerms({
  minAmount,
  maxBonus,
  payMethodIds,
}: Pick<Voucher, 'minAmount' | 'maxBonus' | 'payMethodIds'>) {
  const terms: MessageDescriptor[] = [];
  if (sum(minAmount) !== '0') terms.push(msg`From ${sum(minAmount)} USDT`);
  if (maxBonus !== null) terms.push(msg`up to ${sum(maxBonus)} USDT`);
  return [...terms, ...payMethodIds.map((id) => METHODS[id])];
}
