import { describe, expect, it } from 'vitest';
import { nextPaymentState, PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState } from './payment-states.ts';

const leavesOf = (state: PaymentState): readonly string[] => Object.values(PAYMENT_TRANSITIONS[state]);

function reachableFrom(start: PaymentState): string[] {
  const reached = new Set<string>([start]);
  for (const state of reached) for (const next of leavesOf(state as PaymentState)) reached.add(next);
  return [...reached].toSorted();
}

describe('the payment machine', () => {
  it('reaches every state from the first', () => {
    expect(reachableFrom('idle')).toEqual([...PAYMENT_STATES].toSorted());
  });

  it('leads from every state to an end', () => {
    for (const start of PAYMENT_STATES) expect(reachableFrom(start)).toContain('done');
  });

  it('leaves "may have been sent" only by the word of the server', () => {
    expect(PAYMENT_TRANSITIONS.checking).toEqual({ accept: 'done', refuse: 'refused' });
    expect(nextPaymentState('sending', 'cancel')).toBeUndefined();
    expect(nextPaymentState('sending', 'restart')).toBeUndefined();
    expect(nextPaymentState('sending', 'leave')).toBeUndefined();
  });
});
