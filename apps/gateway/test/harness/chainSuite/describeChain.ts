import { describe, expect } from 'vitest';
import type { ChainWorld } from './ChainWorld.ts';
import { describeOwnCoin } from './coinSuite.ts';
import { describeDeposits } from './depositSuite.ts';
import { describeHouse } from './houseSuite.ts';
import { describeSending } from './sendingSuite.ts';
import { describeSweeps } from './sweepSuite.ts';
import { useWorld, type WorldStage } from './useWorld.ts';

/** The behaviour of the port `Chain`, which every adapter with a node has. */
export function describeChain(name: string, makeWorld: () => Promise<ChainWorld>): void {
  describe(`the adapter of ${name}`, () => {
    let made: WorldStage | undefined;
    useWorld(makeWorld, (stage) => (made = stage));
    const stage = () => made ?? expect.fail('The world is not made yet.');
    describeDeposits(stage);
    describeSending(stage);
    describeSweeps(stage);
    describeOwnCoin(stage);
    describeHouse(stage);
  });
}
