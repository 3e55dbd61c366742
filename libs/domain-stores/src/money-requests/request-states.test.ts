import { describe, expect, it } from 'vitest';
import {
  REQUEST_STATES,
  REQUEST_TRANSITIONS,
  isConfirming,
  isUnderWay,
  type RequestEvent,
  type RequestState,
} from './request-states.ts';

/** Events by which the server tells the outcome of a request. */
const SERVER_WORDS: ReadonlySet<RequestEvent> = new Set(['accept', 'refuse', 'authoriseAgain', 'askProofs']);

function reachedFrom(start: RequestState, allowed: (event: RequestEvent) => boolean = () => true): RequestState[] {
  const reached = new Set([start]);
  for (const state of reached) {
    for (const [event, next] of Object.entries(REQUEST_TRANSITIONS[state]))
      if (allowed(event as RequestEvent)) reached.add(next);
  }
  return [...reached].toSorted();
}

describe('the machine of a request', () => {
  it('reaches every state from the draft', () => {
    expect(reachedFrom('draft')).toEqual([...REQUEST_STATES].toSorted());
  });

  it.each(REQUEST_STATES)('leads from %s to an end', (state) => {
    expect(reachedFrom(state)).toContain('done');
  });

  it('leaves "may have been sent" only by an answer of the server', () => {
    const withoutAnswer = (event: RequestEvent) => !SERVER_WORDS.has(event);
    expect(reachedFrom('sending', withoutAnswer)).toEqual(['checking', 'sending']);
    expect(reachedFrom('checking', withoutAnswer)).toEqual(['checking']);
  });

  it('can be left by the person until it may have been sent, and never after', () => {
    const left = REQUEST_STATES.filter((state) => REQUEST_TRANSITIONS[state].leave !== undefined);
    expect(left).toEqual(['previewing', 'password', 'authorising', 'proving']);
    for (const state of left) expect(REQUEST_TRANSITIONS[state].leave).toBe('draft');
  });

  it('keeps the sheet open from the password to the answer, and tells what is under way', () => {
    expect(REQUEST_STATES.filter(isConfirming)).toEqual(['password', 'authorising', 'sending']);
    expect(REQUEST_STATES.filter(isUnderWay)).toEqual(['authorising', 'sending', 'checking', 'done', 'refused']);
  });
});
