import { NavigationType } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Move, type TransitionStep, transitionStep } from './transitionStep.ts';

const start: TransitionStep = { key: 'a', kind: 'fade', stack: ['a'] };
const { Push, Replace, Pop } = NavigationType;
const go = (moves: readonly Partial<Move>[]) =>
  moves.reduce((step, move) => transitionStep(step, { key: '', type: Push, state: null, ...move }), start);

describe('transitionStep', () => {
  it.each([
    ['a step on', [{ key: 'b' }], 'forward', ['a', 'b']],
    ['a step back', [{ key: 'b' }, { key: 'a', type: Pop }], 'back', ['a']],
    ['two steps back', [{ key: 'b' }, { key: 'c' }, { key: 'a', type: Pop }], 'back', ['a']],
    ['one in another’s place', [{ key: 'b' }, { key: 'c', type: Replace }], 'fade', ['a', 'c']],
    ['back to what a reload forgot', [{ key: 'z', type: Pop }], 'back', ['z']],
    ['a wish', [{ key: 'b', state: { transition: 'alert' } }], 'alert', ['a', 'b']],
    ['a wish for what there is not', [{ key: 'b', state: { transition: 'spin' } }], 'forward', ['a', 'b']],
    ['on again after going back', [{ key: 'b' }, { key: 'a', type: Pop }, { key: 'c' }], 'forward', ['a', 'c']],
  ] as const)('%s', (_, moves, kind, stack) => {
    expect(go(moves)).toMatchObject({ kind, stack });
  });
});
