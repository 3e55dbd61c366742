import { toMinorUnits } from '@ezwallet/validators';
import { cashierCoin, type Policy } from '../../config/index.ts';
import { type Sql, sql } from '../../db/index.ts';

/** Money in minor units of an asset with so many places. */
interface Coming {
  readonly asset: string;
  readonly scale: number;
  /** What came before for the same payment. */
  readonly before: bigint;
  readonly amount: bigint;
}

/** The fee of the policy: its share in basis points, and the least, in minor units. */
export const feeTerms = (policy: Policy, { asset, scale }: Pick<Coming, 'asset' | 'scale'>) => ({
  basisPoints: policy.cashier.feeBasisPoints,
  least: toMinorUnits(cashierCoin(policy, asset).fee, scale),
});

/** SQL of the fee for money that comes for a payment, see `cashier_fee`. */
export function cashierFee(policy: Policy, { before, amount, ...coin }: Coming): Sql {
  const { basisPoints, least } = feeTerms(policy, coin);
  return sql`cashier_fee(${before}, ${amount}, ${basisPoints}, ${least})`;
}
