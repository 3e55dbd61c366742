import type { Services } from '../app/Services.ts';
import { formatMoney } from '../ledger/index.ts';
import type { RateSnapshot } from '../rates/RateSource.ts';
import { leastWithdrawal } from './leastWithdrawal.ts';
import { withdrawalFee } from './withdrawalFee.ts';

/** A coin on one of its networks. */
interface CoinOnNetwork {
  readonly currency: string;
  readonly network: string;
  /** Decimals of the ledger. */
  readonly scale: number;
}

/** What a withdrawal of a coin over a network costs and must be at least; nothing where none is possible now. */
export function withdrawalTerms(
  { chains, config }: Pick<Services, 'chains' | 'config'>,
  rates: RateSnapshot | undefined,
  coin: CoinOnNetwork,
): { readonly fee?: string; readonly minWithdrawal?: string } {
  if (!chains.get(coin.network)?.coins.has(coin.currency)) return {};
  const fee = withdrawalFee(config.policy, rates, coin);
  if (fee === undefined) return {};
  const least = leastWithdrawal(coin, fee);
  return { fee: formatMoney(fee, coin.scale), minWithdrawal: formatMoney(least, coin.scale) };
}
