import { viewBalances } from '../../assets/amounts.ts';
import type { Services } from '../../call/Services.ts';
import { type PackedBalance, unpackBalances } from '../../ledger/index.ts';
import type { Holding } from '../../money/rates/valuation.ts';

/** What a member holds, held money included: the same holdings that their total adds up. */
export async function readHoldings(
  { ledger }: Pick<Services, 'ledger'>,
  packed: readonly PackedBalance[],
): Promise<readonly Holding[]> {
  const balances = await viewBalances(ledger, unpackBalances(packed));
  return balances.map(({ currency, balance }) => ({ currency, amount: balance }));
}
