import { expect, it } from 'vitest';
import { readOffset, splitOffset } from './offset.ts';

it.each([
  ['0.3', 'above', '0.3'],
  ['0.30', 'below', '-0.3'],
  ['2', 'below', '-2'],
  ['0', 'below', '0'],
] as const)('reads %s %s the market as %s', (text, side, offset) => {
  expect(readOffset(text, side)).toEqual({ ok: true, value: offset });
  const split = splitOffset(offset);
  expect(readOffset(split.distance, split.side)).toEqual({ ok: true, value: offset });
});

it.each([
  ['2.01', 'AMOUNT_ABOVE_MAX'],
  ['0.123', 'AMOUNT_DECIMALS'],
  ['', 'AMOUNT_EMPTY'],
  ['-1', 'AMOUNT_FORMAT'],
])('refuses %j', (text, code) => {
  expect(readOffset(text, 'above')).toMatchObject({ ok: false, issue: { code } });
});
