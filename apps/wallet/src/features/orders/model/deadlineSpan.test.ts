import { expect, it } from 'vitest';
import { deadlineSpan } from './deadlineSpan.ts';

const MINUTE = 60_000;
const [BUY, SELL] = [9, 8] as const;

it.each([
  ['a purchase is paid from its beginning on', BUY, 'pay', 45, 45],
  ['a sale waits from its beginning on', SELL, 'match', 90, 90],
  ['a seller sees the usual time to pay', SELL, 'pay', 500, 30],
  ['a release has its usual time', SELL, 'release', 500, 30],
  ['an answer has a day', BUY, 'answer', 500, 1_440],
] as const)('%s', (_, transactionType, kind, minutes, span) => {
  const trade = { createdAt: 0, transactionType };
  expect(deadlineSpan(trade, { kind, at: minutes * MINUTE })).toBe(span * MINUTE);
});
