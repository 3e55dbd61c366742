import { contract } from '@ezwallet/api-client/contract';
import { expect, it } from 'vitest';
import { noteUnlistedCode, UNLISTED_CODE } from './noteUnlistedCode.ts';

function noted(code: string): unknown[] {
  const lines: unknown[] = [];
  noteUnlistedCode(contract.order.detail, code, { warn: (line: unknown) => void lines.push(line) });
  return lines;
}

it('notes a code that the contract does not list for the call', () => {
  expect(noted('BALANCE_NOT_ENOUGH')).toEqual([
    { event: UNLISTED_CODE, call: '/order/detail', code: 'BALANCE_NOT_ENOUGH' },
  ]);
});

it.each([
  ['its own', 'ORDER_NOT_FOUND'],
  ['one of every call', 'TRY_AGAIN_LATER'],
])('accepts %s', (_, code) => {
  expect(noted(code)).toEqual([]);
});
