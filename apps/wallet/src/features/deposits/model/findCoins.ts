import { networkName, type DepositCoin } from '@ezwallet/domain-stores';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * The coins that match every word of a text by code, name or network, in the given order.
 *
 * @param shownName the coin's name on the screen, besides the server's name
 */
export function findCoins(
  coins: readonly DepositCoin[],
  text: string,
  shownName: (coin: DepositCoin) => string,
): readonly DepositCoin[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return coins.filter((coin) => {
    const networks = coin.protocols.flatMap(({ name }) => [name, networkName(name) ?? '']);
    const known = fold([coin.currencyCode, coin.name, shownName(coin), ...networks].join(' '));
    return words.every((word) => known.includes(word));
  });
}
