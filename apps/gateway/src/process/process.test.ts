import { describe, expect, it } from 'vitest';
import { defineProcess, holdsOf, rowsOf } from './defineProcess.ts';
import { drawProcess } from './drawProcess.ts';

const LOAN = {
  name: 'loan',
  states: { asked: { wire: 0 }, lent: { wire: 1 }, returned: { wire: 2 } },
  moves: [
    { event: 'ask', from: [], to: 'asked', by: 'reader', effect: 'hold' },
    { event: 'lend', from: ['asked'], to: 'lent', by: ['clerk', 'machine'], effect: 'keep', starts: 'loan' },
    { event: 'return', from: ['lent', 'asked'], to: 'returned', by: 'reader', effect: 'void' },
  ],
} as const;

describe('a definition', () => {
  it('gives one row for each state that a move starts in and each actor', () => {
    expect(rowsOf(LOAN).map(({ event, from, to, actor }) => `${actor}: ${event} ${from} > ${to}`)).toEqual([
      'reader: ask new > asked',
      'clerk: lend asked > lent',
      'machine: lend asked > lent',
      'reader: return lent > returned',
      'reader: return asked > returned',
    ]);
  });

  it('tells the hold of a case in each state', () => {
    expect([...holdsOf(LOAN)]).toEqual([
      ['asked', 0],
      ['lent', 0],
      ['returned', 2],
    ]);
  });

  it('is drawn with who does what, and what that does to money', () => {
    expect(drawProcess(LOAN)).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> asked: ask (reader) – hold',
        '  asked --> lent: lend (clerk or machine) – starts loan',
        '  lent --> returned: return (reader) – void',
        '  asked --> returned: return (reader) – void',
        '  returned --> [*]',
      ].join('\n'),
    );
  });

  it('is refused when a move names a state that is not declared', () => {
    const move = { event: 'lose', from: ['lent'], to: 'lost', by: 'reader', effect: 'keep' } as const;
    expect(() => defineProcess({ ...LOAN, moves: [...LOAN.moves, move as never] })).toThrow(
      'lose names the state lost',
    );
  });

  it('is refused when no move leads to a state', () => {
    expect(() => defineProcess({ ...LOAN, states: { ...LOAN.states, burnt: { wire: 3 } } as never })).toThrow(
      'no move leads to burnt',
    );
  });

  it('is refused when two ways to a state leave different holds', () => {
    const move = { event: 'seize', from: ['lent'], to: 'returned', by: 'clerk', effect: 'capture' } as const;
    expect(() => defineProcess({ ...LOAN, moves: [...LOAN.moves, move as never] })).toThrow('Split the state');
  });
});
