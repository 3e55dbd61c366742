import { describe, expect, it } from 'vitest';
import { nextTransferState, TRANSFER_STATES, TRANSFER_TRANSITIONS, type TransferState } from './transfer-states.ts';

const leavesOf = (state: TransferState): readonly string[] => Object.values(TRANSFER_TRANSITIONS[state]);

describe('the transfer machine', () => {
  it('reaches every state from the first', () => {
    const reached = new Set<string>(['recipient']);
    for (const state of reached) for (const next of leavesOf(state as TransferState)) reached.add(next);
    expect([...reached].toSorted()).toEqual([...TRANSFER_STATES].toSorted());
  });

  it('leads from every state to an end', () => {
    for (const start of TRANSFER_STATES) {
      const reached = new Set<string>([start]);
      for (const state of reached) for (const next of leavesOf(state as TransferState)) reached.add(next);
      expect([...reached]).toContain('done');
    }
  });

  it('leaves "may have been sent" only by the word of the server', () => {
    expect(TRANSFER_TRANSITIONS.checking).toEqual({ accept: 'done', refuse: 'refused' });
    expect(nextTransferState('sending', 'cancel')).toBeUndefined();
    expect(nextTransferState('sending', 'restart')).toBeUndefined();
    expect(nextTransferState('sending', 'leave')).toBeUndefined();
  });
});
