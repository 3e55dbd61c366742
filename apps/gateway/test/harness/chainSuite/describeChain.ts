import { describe, expect } from 'vitest';
import type { ChainWorld, TokenWorld } from './ChainWorld.ts';
import { describeOwnCoin } from './coinSuite.ts';
import { describeDeposits } from './depositSuite.ts';
import { describeHouse } from './houseSuite.ts';
import { describeSending } from './sendingSuite.ts';
import { describeSweeps } from './sweepSuite.ts';
import { describeTokens } from './tokenSuite.ts';
import { useWorld, type WorldStage } from './useWorld.ts';

/** The behaviour of the port `Chain`, which every adapter with a node has. */
export function describeChain(name: string, makeWorld: () => Promise<ChainWorld>): void {
  describeWorld(name, makeWorld, () => undefined);
}

/** The same, and the behaviour on a network with tokens. */
export function describeTokenChain(name: string, makeWorld: () => Promise<TokenWorld>): void {
  describeWorld(name, makeWorld, describeTokens);
}

function describeWorld<World extends ChainWorld>(
  name: string,
  makeWorld: () => Promise<World>,
  describeMore: (stage: () => WorldStage & World) => void,
): void {
  describe(`the adapter of ${name}`, () => {
    let made: (WorldStage & World) | undefined;
    useWorld(makeWorld, (stage) => (made = stage));
    const stage = () => made ?? expect.fail('The world is not made yet.');
    describeDeposits(stage);
    describeSending(stage);
    describeSweeps(stage);
    describeOwnCoin(stage);
    describeHouse(stage);
    describeMore(stage);
  });
}
