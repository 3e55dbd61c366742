import { expect, it } from 'vitest';
import { priceDecimals } from './priceDecimals.ts';

it.each([
  ['103755', 2],
  ['7.165', 2],
  ['1', 2],
  ['0.2046', 4],
  ['0.9999', 4],
  ['0.0123', 5],
  ['0.00001234', 8],
  ['0', 2],
  ['0.00', 2],
])('shows %s with %i decimals', (price, decimals) => {
  expect(priceDecimals(price)).toBe(decimals);
});
