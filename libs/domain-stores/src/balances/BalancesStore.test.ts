import { describe, expect, it } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { BalancesStore, type BalanceSummary } from './BalancesStore.ts';

const EXAMPLE = contract.user.getUserBalance.example.response;
const CALL = 'user.getUserBalance';

function setUp(getUserBalance?: () => Promise<BalanceSummary>) {
  const { api, named } = createFakeApi(getUserBalance ? { user: { getUserBalance } } : {});
  const deps = createFakeDeps({ api });
  return { deps, named, store: new BalancesStore(deps) };
}

describe('BalancesStore', () => {
  it('loads once and answers per currency', async () => {
    const balanceList = [
      { currency: 'USDT', balance: '6420.18', frozen: '20.1' },
      { currency: 'BTC', balance: '0', frozen: '0' },
      { currency: 'ETH', balance: '3', frozen: '1', unsettled: { amount: '0.5', until: 1_800_000_000_000 } },
    ];
    const { store, named } = setUp(() => Promise.resolve({ ...EXAMPLE, balanceList }));
    await store.summary.load();
    await store.summary.load();
    expect(named(CALL)).toEqual([{ exchangeCurrency: 'USDT' }]);
    expect(store.spendable('USDT')).toBe('6400.08');
    expect(store.spendable('ETH')).toBe('1.5');
    expect(store.entry('SHIB')).toEqual({ currency: 'SHIB', balance: '0', frozen: '0' });
    expect(store.held).toEqual(['USDT', 'ETH']);
  });

  it('knows no amount before it is loaded, rather than nothing', async () => {
    const { store } = setUp();
    expect([store.entry('USDT'), store.spendable('USDT'), store.held]).toEqual([undefined, undefined, []]);
    await store.summary.load();
    expect(store.spendable('SHIB')).toBe('0');
  });

  it('reloads each 30 s once a screen has loaded it, and only while seen', async () => {
    const { store, deps, named } = setUp();
    await deps.clock.advance(60_000);
    expect(named(CALL)).toHaveLength(0);
    await store.summary.load();
    await deps.clock.advance(30_000);
    expect(named(CALL)).toHaveLength(2);
    deps.setVisible(false);
    await deps.clock.advance(120_000);
    expect(named(CALL)).toHaveLength(2);
    deps.setVisible(true);
    await settle();
    expect(named(CALL)).toHaveLength(3);
    store.dispose();
    await deps.clock.advance(120_000);
    expect(named(CALL)).toHaveLength(3);
  });

  it('keeps the figures and says so when a reload fails', async () => {
    let broken = false;
    const { store } = setUp(() => (broken ? Promise.reject(new Error('network')) : Promise.resolve(EXAMPLE)));
    await store.summary.load();
    broken = true;
    await store.summary.reload();
    expect(store.summary.isStale).toBe(true);
    expect(store.summary.value).toEqual(EXAMPLE);
    broken = false;
    await store.summary.reload();
    expect(store.summary.isStale).toBe(false);
  });

  it('never lets a slow answer replace a newer one', async () => {
    const answers: ((summary: BalanceSummary) => void)[] = [];
    const { store } = setUp(() => new Promise((resolve) => answers.push(resolve)));
    const first = store.summary.reload();
    const second = store.summary.reload();
    answers[1]?.({ ...EXAMPLE, balanceByUSDT: '2' });
    await second;
    answers[0]?.({ ...EXAMPLE, balanceByUSDT: '1' });
    await first;
    expect(store.summary.value?.balanceByUSDT).toBe('2');
  });
});
