import type { RechargeCoin } from '@ezwallet/domain-stores';
import { networkName } from '../../../shared/address/networkName.ts';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The coins that have every word of a text in their code, their name or one of their networks, in the order given. */
export function findCoins(coins: readonly RechargeCoin[], text: string): readonly RechargeCoin[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return coins.filter((coin) => {
    const networks = coin.protocols.flatMap(({ name }) => [name, networkName(name) ?? '']);
    const known = fold([coin.currencyCode, coin.name, ...networks].join(' '));
    return words.every((word) => known.includes(word));
  });
}
