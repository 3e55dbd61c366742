import { describe, expect, it } from 'vitest';
import { findCoins } from './findCoins.ts';

const coin = (currencyCode: string, name: string, ...networks: string[]) => ({
  id: 1,
  currencyCode,
  name,
  protocols: networks.map((network, id) => ({ id, name: network, min: '1', confirmations: 6, minutes: 1, open: true })),
});
const coins = [
  coin('USDT', 'Tether USD', 'TRC20', 'ERC20'),
  coin('BTC', 'Bitcoin', 'BTC'),
  coin('BNB', 'BNB', 'BEP20'),
];

const shownName = ({ currencyCode, name }: { currencyCode: string; name: string }) =>
  currencyCode === 'BTC' ? '比特幣' : name;

describe('findCoins', () => {
  it.each([
    ['', ['USDT', 'BTC', 'BNB']],
    ['usd', ['USDT']],
    ['tether', ['USDT']],
    ['ＢＴＣ', ['BTC']],
    ['tron', ['USDT']],
    ['bnb smart', ['BNB']],
    ['usdt bep20', []],
    ['比特', ['BTC']],
    ['bitcoin', ['BTC']],
    ['  ', ['USDT', 'BTC', 'BNB']],
  ])('%j', (text, codes) => {
    expect(findCoins(coins, text, shownName).map(({ currencyCode }) => currencyCode)).toEqual(codes);
  });
});
