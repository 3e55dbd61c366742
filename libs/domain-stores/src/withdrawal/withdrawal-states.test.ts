import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATES, WITHDRAWAL_TRANSITIONS, type WithdrawalState } from './withdrawal-states.ts';

const reachedFrom = (start: WithdrawalState) => {
  const reached = new Set<WithdrawalState>([start]);
  for (const state of reached) for (const next of Object.values(WITHDRAWAL_TRANSITIONS[state])) reached.add(next);
  return [...reached];
};

describe('the withdrawal machine', () => {
  it('reaches every state from the form', () => {
    expect(reachedFrom('form').toSorted()).toEqual([...WITHDRAWAL_STATES].toSorted());
  });

  it.each(WITHDRAWAL_STATES)('leads from %s to an end', (state) => {
    expect(reachedFrom(state)).toContain('done');
  });

  it('leaves "may have been sent" only by the word of the server', () => {
    expect(WITHDRAWAL_TRANSITIONS.checking).toEqual({ accept: 'done', refuse: 'refused' });
    for (const event of ['cancel', 'restart', 'leave'] as const) {
      expect(WITHDRAWAL_TRANSITIONS.sending[event]).toBeUndefined();
      expect(WITHDRAWAL_TRANSITIONS.checking[event]).toBeUndefined();
    }
  });
});
