import { checkAddress, type Address } from '../address/checkAddress.ts';
import { findNetwork } from '../address/networks.ts';
import { isCurrencyCode } from '../money/isCurrencyCode.ts';
import { isPayableAmount } from '../money/isPayableAmount.ts';
import { checkUserNumber } from '../user-number/checkUserNumber.ts';

/** Recipient of a transfer: a member of this wallet, or an address on a chain. */
export type TransferTarget =
  | { readonly kind: 'user'; readonly userNumber: string }
  | ({ readonly kind: 'address' } & Address);

/** The fields of a transfer code. */
export interface TransferRequest {
  readonly to: TransferTarget;
  readonly currency: string;
  /** Decimal string. Without it, the payer chooses. */
  readonly amount?: string;
}

/** `AB12C,USDT,12.5` or `TRC20:T...,USDT`. */
export function writeFields({ to, currency, amount }: TransferRequest): string {
  const target = to.kind === 'user' ? to.userNumber : `${to.network}:${to.address}`;
  return [target, currency, ...(amount === undefined ? [] : [amount])].join(',');
}

/** @returns `undefined` when a field is missing or not in its normal form. */
export function readFields(text: string): TransferRequest | undefined {
  const [target = '', currency = '', amount, ...others] = text.split(',');
  const to = readTarget(target);
  if (!to || !isCurrencyCode(currency) || others.length > 0) return undefined;
  if (amount === undefined) return { to, currency };
  return isPayableAmount(amount) ? { to, currency, amount } : undefined;
}

function readTarget(text: string): TransferTarget | undefined {
  const colon = text.indexOf(':');
  if (colon < 0) {
    const userNumber = checkUserNumber(text);
    return userNumber.ok && userNumber.value === text ? { kind: 'user', userNumber: text } : undefined;
  }
  const network = findNetwork(text.slice(0, colon));
  const checked = network && checkAddress(network, text.slice(colon + 1));
  return checked?.ok ? { kind: 'address', ...checked.value } : undefined;
}
