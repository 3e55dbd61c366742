import { contract, type Trade } from '@ezwallet/api-client/contract';
import { expect, it } from 'vitest';
import { caseState } from './caseState.ts';

const NOW = 1_790_000_000_000;
const paid: Trade = {
  ...contract.order.orderC2cDetail.example.response,
  transactionType: 9,
  status: 3,
  appeal: null,
  appealOpensAt: NOW,
};
const appeal: NonNullable<Trade['appeal']> = {
  initiator: 'buyer',
  claim: 'release',
  late: null,
  reason: 'NOT_RELEASED',
  openedAt: NOW,
  closedAt: null,
  answerBy: NOW + 1,
  statements: [],
  verdict: null,
};

it.each<[ReturnType<typeof caseState>, Partial<Trade>]>([
  ['none', { status: 1, appealOpensAt: null }],
  ['early', { appealOpensAt: NOW + 1 }],
  ['possible', {}],
  ['answerTheirs', { status: 4, appeal }],
  ['answerMine', { status: 4, appeal, transactionType: 8 }],
  ['answered', { status: 4, appeal: { ...appeal, answerBy: null } }],
  ['staff', { status: 5, appeal }],
  ['staff', { status: 5, appeal: null }],
  ['over', { status: 2, appeal, appealOpensAt: null }],
  ['latePossible', { status: 2, appealOpensAt: null, lateAppealUntil: NOW + 1 }],
  ['none', { status: 2, appealOpensAt: null, lateAppealUntil: NOW }],
  ['late', { status: -2, appealOpensAt: null, appeal: { ...appeal, late: { escrow: '5', agreedAt: null } } }],
  [
    'over',
    { status: -2, appealOpensAt: null, appeal: { ...appeal, closedAt: NOW, late: { escrow: '5', agreedAt: null } } },
  ],
])('is %s', (state, change) => {
  expect(caseState({ ...paid, ...change }, NOW)).toBe(state);
});
