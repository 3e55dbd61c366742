import { describe, expect, it } from 'vitest';
import { observable, runInAction } from 'mobx';
import { type FunctionType, USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/index.ts';
import { UNLOCKED } from '../session/restrictionLocks.ts';
import { FunctionsStore } from './FunctionsStore.ts';

async function connect(first: FunctionType[]) {
  let list = first;
  const fake = createFakeApi({
    trading: { transFunctionType: () => Promise.resolve({ transFunctionType: list, acceptorButton: false }) },
  });
  const session = observable({ user: USER_INFO_EXAMPLE as UserInfo, locks: UNLOCKED });
  const functions = new FunctionsStore(fake, session);
  return {
    functions,
    answer: (next: FunctionType[]) => (list = next),
    set: (change: Partial<UserInfo>) => runInAction(() => (session.user = { ...USER_INFO_EXAMPLE, ...change })),
    asked: () => fake.named('trading.transFunctionType').length,
  };
}

describe('the functions of a member', () => {
  it('are open until the server has said which are', async () => {
    const { functions } = await connect([2]);
    expect(functions.isOpen([1])).toBe(true);
    await functions.open.load();
    expect([functions.isOpen([1]), functions.isOpen([2]), functions.isOpen([1, 2])]).toEqual([false, true, true]);
  });

  it('are asked about again when the member’s switches change, and open meanwhile', async () => {
    const { functions, answer, set, asked } = await connect([2]);
    set({ withdrawFlag: 3 });
    expect(asked(), 'nobody has asked yet').toBe(0);
    await functions.open.load();
    answer([1, 2]);
    set({ withdrawFlag: 1 });
    expect(functions.isOpen([1])).toBe(true);
    await functions.open.load();
    expect([functions.isOpen([1]), asked()]).toEqual([true, 2]);
    functions.dispose();
    set({ withdrawFlag: 0 });
    expect(asked()).toBe(2);
  });
});
