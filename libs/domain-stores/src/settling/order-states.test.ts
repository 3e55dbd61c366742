import { describe, expect, it } from 'vitest';
import { ORDER_STATES, ORDER_TRANSITIONS, isConfirming, isUnderWay, type OrderEvent, type OrderState } from './order-states.ts';

/** Events by which the server tells what became of an order. */
const SERVER_WORDS: ReadonlySet<OrderEvent> = new Set(['accept', 'refuse', 'authoriseAgain', 'askProofs']);

function reachedFrom(start: OrderState, allowed: (event: OrderEvent) => boolean = () => true): OrderState[] {
  const reached = new Set([start]);
  for (const state of reached) {
    for (const [event, next] of Object.entries(ORDER_TRANSITIONS[state])) if (allowed(event as OrderEvent)) reached.add(next);
  }
  return [...reached].toSorted();
}

describe('the machine of an order', () => {
  it('reaches every state from the draft', () => {
    expect(reachedFrom('draft')).toEqual([...ORDER_STATES].toSorted());
  });

  it.each(ORDER_STATES)('leads from %s to an end', (state) => {
    expect(reachedFrom(state)).toContain('done');
  });

  it('leaves "may have been sent" only by the word of the server', () => {
    const withoutAnswer = (event: OrderEvent) => !SERVER_WORDS.has(event);
    expect(reachedFrom('sending', withoutAnswer)).toEqual(['checking', 'sending']);
    expect(reachedFrom('checking', withoutAnswer)).toEqual(['checking']);
  });

  it('can be left by the person until it may have been sent, and never after', () => {
    const left = ORDER_STATES.filter((state) => ORDER_TRANSITIONS[state].leave !== undefined);
    expect(left).toEqual(['previewing', 'password', 'authorising', 'proving']);
    for (const state of left) expect(ORDER_TRANSITIONS[state].leave).toBe('draft');
  });

  it('keeps the sheet open from the password to the answer, and tells what is under way', () => {
    expect(ORDER_STATES.filter(isConfirming)).toEqual(['password', 'authorising', 'sending']);
    expect(ORDER_STATES.filter(isUnderWay)).toEqual(['authorising', 'sending', 'checking', 'done', 'refused']);
  });
});
