import type { Trade } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { BEHAVIOURS, type Behaviour, PACES } from './behaviours.ts';
import { nextStep, type Step } from './nextStep.ts';

const NOW = 1_790_000_000_000;
const AGES = 10 * 60_000;

type Given = {
  readonly side: 'buyer' | 'seller';
  readonly status: Trade['status'];
  readonly appeal?: Pick<NonNullable<Trade['appeal']>, 'initiator' | 'statements'> &
    Partial<NonNullable<Trade['appeal']>>;
};

const tradeOf = ({ side, status, appeal }: Given, at = NOW - AGES): Trade =>
  ({
    transactionType: side === 'buyer' ? 9 : 8,
    status,
    events: [{ seq: 1, from: null, to: status, actor: 'platform', at, reason: '' }],
    appeal: appeal ? { late: null, closedAt: null, openedAt: at, ...appeal } : null,
    appealOpensAt: status === 3 ? NOW - 1 : null,
  }) as unknown as Trade;

const LATE = { escrow: '100', agreedAt: null };
const said = (by: 'buyer' | 'seller') => ({ by, text: 'x', files: [], at: NOW - AGES });

describe('what somebody does next', () => {
  it.each<[string, Given, Partial<Record<Behaviour, Step>>]>([
    ['a purchase to pay', { side: 'buyer', status: 1 }, { helpful: 'pay', slow: 'pay', hostile: 'pay', off: 'pay' }],
    ['a sale that waits for its payment', { side: 'seller', status: 1 }, {}],
    [
      'a paid sale',
      { side: 'seller', status: 3 },
      { helpful: 'release', slow: 'release', hostile: 'openAppeal', off: 'release' },
    ],
    ['a paid purchase', { side: 'buyer', status: 3 }, { hostile: 'openAppeal' }],
    [
      'an appeal of the other side',
      { side: 'seller', status: 4, appeal: { initiator: 'buyer', statements: [said('buyer')] } },
      { helpful: 'state', slow: 'state', hostile: 'state', off: 'state' },
    ],
    [
      'an appeal that is answered',
      { side: 'seller', status: 4, appeal: { initiator: 'buyer', statements: [said('buyer'), said('seller')] } },
      { helpful: 'agree', slow: 'agree', off: 'agree' },
    ],
    [
      'an appeal of their own',
      { side: 'buyer', status: 4, appeal: { initiator: 'buyer', statements: [said('buyer')] } },
      {},
    ],
    [
      'an appeal of the other side after the end',
      { side: 'seller', status: -2, appeal: { initiator: 'buyer', statements: [said('buyer')], late: LATE } },
      { helpful: 'state', slow: 'state', hostile: 'state', off: 'state' },
    ],
    [
      'an answered appeal after the end',
      {
        side: 'buyer',
        status: 2,
        appeal: { initiator: 'seller', statements: [said('seller'), said('buyer')], late: LATE },
      },
      { helpful: 'agree', slow: 'agree', off: 'agree' },
    ],
    [
      'an appeal of their own after the end',
      { side: 'buyer', status: -1, appeal: { initiator: 'buyer', statements: [said('buyer')], late: LATE } },
      {},
    ],
    [
      'a closed appeal after the end',
      {
        side: 'seller',
        status: -1,
        appeal: { initiator: 'buyer', statements: [said('buyer')], late: LATE, closedAt: NOW },
      },
      {},
    ],
    ['a case that staff has', { side: 'buyer', status: 5 }, {}],
    ['a completed trade', { side: 'seller', status: 2 }, {}],
  ])('with %s', (_, given, expected) => {
    const steps = BEHAVIOURS.map((behaviour) => [behaviour, nextStep(tradeOf(given), behaviour, NOW)] as const);
    expect(Object.fromEntries(steps.filter(([, step]) => step !== undefined))).toEqual(expected);
  });

  it.each(BEHAVIOURS)('who is %s waits before each step', (behaviour) => {
    const fresh = tradeOf({ side: 'buyer', status: 1 }, NOW - Math.min(PACES[behaviour].step, AGES) + 1);
    expect(nextStep(fresh, behaviour, NOW)).toBeUndefined();
  });

  it('who is slow needs time for an appeal that was just opened after the end', () => {
    const openedAt = NOW - PACES.slow.step + 1;
    const given: Given = {
      side: 'seller',
      status: -2,
      appeal: { initiator: 'buyer', statements: [said('buyer')], late: LATE, openedAt },
    };
    expect(nextStep(tradeOf(given), 'slow', NOW)).toBeUndefined();
    expect(nextStep(tradeOf(given), 'helpful', NOW)).toBe('state');
  });

  it('who is hostile appeals when it is allowed, not before', () => {
    const early = { ...tradeOf({ side: 'buyer', status: 3 }), appealOpensAt: NOW + 1 };
    expect(nextStep(early, 'hostile', NOW)).toBeUndefined();
  });
});
