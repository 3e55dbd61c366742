import { type Appeal, CLAIMS, type TradeParty } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';

/** The last appeal that nobody took back. */
export interface AppealRow {
  readonly initiator: TradeParty;
  readonly reason: Appeal['reason'];
  readonly openedAt: number;
  readonly closedAt: number | null;
  readonly answerBy: number | null;
  /** What a late appeal holds, as text, and when the other side conceded. */
  readonly late: { readonly escrow: string; readonly agreedAt: number | null } | null;
  readonly statements: Appeal['statements'];
  readonly verdict:
    | (Pick<NonNullable<Appeal['verdict']>, 'result' | 'reason' | 'at'> & { readonly buyerAmount: string })
    | null;
}

/** An appeal as both sides of its trade see it, with the amounts that a verdict gives them. */
export function viewAppeal(
  { verdict, late, ...appeal }: AppealRow,
  { amount, currency }: { readonly amount: bigint; readonly currency: string },
  scaleOf: (asset: string) => number,
): Appeal {
  const text = (minor: bigint) => fromMinorUnits(minor, scaleOf(currency));
  const decided = verdict && {
    ...verdict,
    buyerAmount: text(BigInt(verdict.buyerAmount)),
    sellerAmount: text((late === null ? amount : BigInt(late.escrow)) - BigInt(verdict.buyerAmount)),
  };
  return {
    ...appeal,
    claim: CLAIMS[appeal.initiator],
    verdict: decided,
    late: late && { ...late, escrow: text(BigInt(late.escrow)) },
  };
}
