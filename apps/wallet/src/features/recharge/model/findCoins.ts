import { networkName, type DepositCoin } from '@ezwallet/domain-stores';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * The coins that have every word of a text in their code, their name or one of their networks, in the order given.
 * @param shownName what a coin is called on the screen, besides the name that the server gives
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
