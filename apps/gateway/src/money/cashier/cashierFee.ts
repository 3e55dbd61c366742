import { portionOf, toMinorUnits } from '@ezwallet/validators';
import { cashierCoin, type Policy } from '../../config/index.ts';

const BASIS_POINTS = 10_000n;

/** Money in minor units of an asset with so many places. */
interface Coming {
  readonly asset: string;
  readonly scale: number;
  /** What came before for the same payment. */
  readonly before: bigint;
  readonly amount: bigint;
}

/**
 * The fee for money that comes for a payment. All parts together cost as much as one: a payer who pays in parts costs
 * the merchant no more.
 */
export function cashierFee(policy: Policy, { asset, scale, before, amount }: Coming): bigint {
  const least = toMinorUnits(cashierCoin(policy, asset).fee, scale);
  const feeOf = (total: bigint) => {
    const share = portionOf(total, BigInt(policy.cashier.feeBasisPoints), BASIS_POINTS, 'up');
    return total === 0n || share > least ? share : least;
  };
  const fee = feeOf(before + amount) - feeOf(before);
  // A tiny part that completes a payment cannot cost more than it brings.
  return fee < amount ? fee : amount - 1n;
}
