import { multiplyAmounts, toMinorUnits } from '@ezwallet/validators';
import { type Destination, readAddress } from '../contacts/addresses.ts';
import { type Outcome, Refusal } from '../call/Outcome.ts';
import type { Services } from '../call/Services.ts';
import { readAmount } from '../assets/amounts.ts';
import { toRaw } from '../chain/port/notation.ts';
import { formatMoney } from '../ledger/index.ts';
import { readRates } from '../rates/rates.ts';
import { priceOf } from '../rates/valuation.ts';
import { leastWithdrawal, withdrawalFee } from './fees.ts';
import { USDT_PLACES } from '../assets/catalogue.ts';

/** Who asks for what. */
export interface WithdrawalDraft {
  readonly to: string;
  readonly protocol: string;
  readonly currency: string;
  /** As typed. */
  readonly amount: string;
}

/** The fee as it is, or nothing where a voucher waives it. */
export type FeeTerms = 'charged' | 'waived';

/** What a draft amounts to, as the house reckons it. Minor units; worths in millionths of a USDT. */
export interface WithdrawalQuote {
  readonly destination: Destination;
  readonly scale: number;
  /** What the fee would be without a voucher, and its worth. */
  readonly fullFee: bigint;
  readonly feeWorth: bigint;
  /**
   * What it costs, what leaves the balance, what reaches the address, and the worth of that. Refuses with
   * `AMOUNT_INVALID` what the fee leaves too little of.
   */
  reckon(terms: FeeTerms, takesFeeFromAmount: boolean): Outcome<Reckoning>;
}

/** A withdrawal in numbers; see {@link WithdrawalQuote}. */
export interface Reckoning {
  readonly fee: bigint;
  readonly total: bigint;
  readonly received: bigint;
  readonly worth: bigint;
}

/**
 * Reads a draft: its address, its amount, its price. Refuses as `readAddress` and `readAmount`; with `TRY_AGAIN_LATER`
 * where there is no price.
 */
export async function quoteWithdrawal(
  services: Services,
  draft: WithdrawalDraft,
): Promise<Outcome<WithdrawalQuote>> {
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
  const price = priceOf(rates, currency);
  const fullFee = withdrawalFee(config.policy, rates, { currency, network, scale });
  if (price === undefined || fullFee === undefined) return new Refusal('TRY_AGAIN_LATER');
  const worthOf = (minor: bigint) =>
    toMinorUnits(multiplyAmounts(formatMoney(minor, scale), price, USDT_PLACES), USDT_PLACES);
  const least = leastWithdrawal({ currency, scale }, fullFee);

  return {
    destination,
    scale,
    fullFee,
    feeWorth: worthOf(fullFee),
    reckon(terms, takesFeeFromAmount) {
      const fee = terms === 'waived' ? 0n : fullFee;
      const received = takesFeeFromAmount ? typed - fee : typed;
      if (received < least || toRaw(chain, currency, received, scale) === undefined)
        return new Refusal('AMOUNT_INVALID', { min: formatMoney(least + typed - received, scale), decimals: scale });
      return { fee, received, total: received + fee, worth: worthOf(received) };
    },
  };
}
