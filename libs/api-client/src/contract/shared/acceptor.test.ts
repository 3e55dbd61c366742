import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { priceOffset } from './acceptor.ts';

it.each(['0', '2', '-2', '2.0', '2.00', '1.99', '-0.3', '0.05'])('%s percent is an offset', (text) => {
  expect(safeParse(priceOffset, text).success).toBe(true);
});

it.each(['2.01', '-2.1', '3', '10', '1.999', '.5', '+1', '1e0', '', '01'])('%j is none', (text) => {
  expect(safeParse(priceOffset, text).success).toBe(false);
});
