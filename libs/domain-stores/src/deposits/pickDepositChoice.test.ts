import { describe, expect, it } from 'vitest';
import { pickDepositChoice } from './pickDepositChoice.ts';

const coin = (currencyCode: string, networks: Readonly<Record<string, boolean>>) => ({
  id: 1,
  currencyCode,
  name: currencyCode,
  protocols: Object.entries(networks).map(([name, open], id) => ({
    id,
    name,
    open,
    min: '1',
    confirmations: 6,
    minutes: 1,
  })),
});

const coins = [
  coin('BTC', { BTC: true }),
  coin('USDT', { ERC20: true, TRC20: true, BEP20: false }),
  coin('ETH', { ERC20: true, BEP20: true }),
  coin('BNB', { BEP20: false }),
];

describe('pickDepositChoice', () => {
  it.each([
    ['nothing', {}, 'USDT', 'TRC20'],
    ['a coin', { currency: 'BTC' }, 'BTC', 'BTC'],
    ['a coin that has the network', { currency: 'ETH', protocol: 'BEP20' }, 'ETH', 'BEP20'],
    ['a coin that has not', { currency: 'ETH', protocol: 'TRC20' }, 'ETH', 'ERC20'],
    ['a closed network', { currency: 'USDT', protocol: 'BEP20' }, 'USDT', 'TRC20'],
    ['a coin without an open network', { currency: 'BNB' }, 'USDT', 'TRC20'],
    ['a coin that there is not', { currency: 'XYZ' }, 'USDT', 'TRC20'],
  ])('of %s', (_, wanted, currency, protocol) => {
    expect(pickDepositChoice(coins, wanted)).toEqual({ currency, protocol });
  });

  it('takes the first coin where there is no USDT, and nothing where nothing is open', () => {
    const rest = [coin('BNB', { BEP20: false }), coin('BTC', { BTC: true })];
    expect(pickDepositChoice(rest, {})).toEqual({ currency: 'BTC', protocol: 'BTC' });
    expect(pickDepositChoice([coin('BNB', { BEP20: false })], {})).toBeNull();
    expect(pickDepositChoice([], {})).toBeNull();
  });
});
