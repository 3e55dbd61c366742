import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { CoinIcon } from './CoinIcon.tsx';
import { coinHue, coins } from './coins.ts';

describeComponent(<CoinIcon coin="USDT" label="Tether" />);

test('every coin of the wallet has its own drawing', () => {
  const wanted = 'BTC USDT ETH TRX HKMT USMT USDC MATIC BNB BUSD DOT SHIB DOGE ALGO ATOM SOL AVAX FTM'.split(' ');
  expect(Object.keys(coins)).toEqual(wanted);
  expect(new Set(Object.values(coins).map(({ path }) => path)).size).toBe(wanted.length);
});

test('the main coins never share a hue', () => {
  expect(new Set(['BTC', 'USDT', 'ETH', 'TRX', 'BNB'].map(coinHue)).size).toBe(5);
});

test.each(['PEPE', 'constructor', '__proto__'])('%s shows its first letter', (coin) => {
  render(<CoinIcon coin={coin} label={coin} />);
  expect(screen.getByRole('img', { name: coin })).toHaveTextContent(coin.charAt(0));
});
