import { fromMinorUnits, multiplyAmounts, toMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { type Destination, readAddress } from '../contacts/addresses.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import type { Services } from '../../call/Services.ts';
import { readAmount } from '../../assets/amounts.ts';
import { toRaw } from '../../outside/chain/port/notation.ts';
import { readRates } from '../rates/rates.ts';
import { priceOf } from '../rates/valuation.ts';
import { leastWithdrawal, withdrawalFee } from './fees.ts';

/** What a member wants to withdraw. */
export interface WithdrawalDraft {
  readonly to: string;
  readonly protocol: string;
  readonly currency: string;
  /** As typed. */
  readonly amount: string;
}

/** Whether the member pays the fee, or a voucher waives it. */
export type FeeTerms = 'charged' | 'waived';

/** What a draft costs and delivers. Amounts in minor units, values in millionths of a USDT. */
export interface WithdrawalQuote {
  readonly destination: Destination;
  readonly scale: number;
  /** The fee without a voucher, and its value. */
  readonly fullFee: bigint;
  readonly feeUsdtValue: bigint;
  /**
   * Prices the draft. Refuses with `AMOUNT_INVALID` when too little is left after the fee.
   */
  price(terms: FeeTerms, takesFeeFromAmount: boolean): Outcome<WithdrawalPrice>;
}

/** What a withdrawal costs, what leaves the balance, what reaches the address, and the value of that. */
export interface WithdrawalPrice {
  readonly fee: bigint;
  readonly total: bigint;
  readonly received: bigint;
  readonly usdtValue: bigint;
}

/**
 * Reads a draft: its address, its amount, its price. Refuses as `readAddress` and `readAmount`; with `TRY_AGAIN_LATER`
 * where there is no price.
 */
export async function quoteWithdrawal(services: Services, draft: WithdrawalDraft): Promise<Outcome<WithdrawalQuote>> {
  const { ledger, chains, config } = services;
  const destination = readAddress(draft.currency, draft.protocol, draft.to);
  if (destination instanceof Refusal) return destination;
  const { currency, network } = destination;
  const read = await readAmount(ledger, currency, draft.amount);
  if (read instanceof Refusal) return read;
  const { minor: typed, scale } = read;
  const chain = chains.get(network);
  if (!chain?.coins.has(currency)) return new Refusal('NO_THIS_METHOD');
  const feeCoin = config.policy.withdrawal.fees[network]?.currency ?? currency;
  const rates = await readRates(services, [currency, feeCoin]);
  const unitPrice = priceOf(rates, currency);
  const fullFee = withdrawalFee(config.policy, rates, { currency, network, scale });
  if (unitPrice === undefined || fullFee === undefined) return new Refusal('TRY_AGAIN_LATER');
  const usdtValueOf = (minor: bigint) =>
    toMinorUnits(multiplyAmounts(fromMinorUnits(minor, scale), unitPrice, USDT_PLACES), USDT_PLACES);
  const least = leastWithdrawal({ currency, scale }, fullFee);

  return {
    destination,
    scale,
    fullFee,
    feeUsdtValue: usdtValueOf(fullFee),
    price(terms, takesFeeFromAmount) {
      const fee = terms === 'waived' ? 0n : fullFee;
      const received = takesFeeFromAmount ? typed - fee : typed;
      if (received < least || toRaw(chain, currency, received, scale) === undefined)
        return new Refusal('AMOUNT_INVALID', { min: fromMinorUnits(least + typed - received, scale), decimals: scale });
      return { fee, received, total: received + fee, usdtValue: usdtValueOf(received) };
    },
  };
}
