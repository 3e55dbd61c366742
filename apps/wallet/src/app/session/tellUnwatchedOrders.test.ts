import { setupI18n } from '@lingui/core';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MoneyRequestName, SessionScope } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { tellUnwatchedOrders } from './tellUnwatchedOrders.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const words = { need: () => Promise.resolve() };

/** For each kind: its own screen, and what it shows when there is no answer, when it is done and when it is refused. */
const KINDS: Record<MoneyRequestName, readonly [string, string, string, string]> = {
  transfer: ['/transfer', 'checking', 'done', 'refused'],
  payment: ['/pay', 'checking', 'done', 'refused'],
  withdrawal: ['/withdrawal', 'checking', 'done', 'refused'],
  shopPayment: ['/cashier', 'checking', 'done', 'refused'],
  sale: ['/selectSaleWay', 'checking', 'done', 'refused'],
  release: ['/sellOrder/detail', 'checking', 'done', 'refused'],
  purchase: ['/cardRecharge', 'unknown', 'matched', 'refused'],
  shopPurchase: ['/cashier', 'unknown', 'matched', 'refused'],
};

const kinds = Object.keys(KINDS) as MoneyRequestName[];

interface Setting {
  readonly unwatched?: boolean;
  readonly here?: string;
  readonly pending?: { readonly billNo: string } | null;
  readonly kind?: MoneyRequestName;
}

async function open(state: string, { unwatched = true, here = '/', kind = 'transfer', pending = null }: Setting = {}) {
  const idle = { state: 'draft', unwatched: false, imminent: false, pending: null, receipt: null, answer: null };
  const request = observable({ ...idle, state, unwatched, imminent: true, pending });
  const go = vi.fn<(path: string) => void>();
  const requests = { ...Object.fromEntries(kinds.map((each) => [each, idle])), [kind]: request };
  const current = { requests } as unknown as SessionScope['current'];
  const stop = tellUnwatchedOrders({ i18n, words, scope: { current }, here: () => here, go });
  const move = async (next: Partial<typeof request>) => {
    runInAction(() => Object.assign(request, next));
    await told();
  };
  await told();
  return { move, go, stop };
}

/** The code that tells loads first. */
const told = async () => {
  await import('../../features/orders/model/announceOutcomes.ts');
  await vi.dynamicImportSettled();
};

describe('tellUnwatchedOrders', () => {
  const info = vi.spyOn(toast, 'info');
  const success = vi.spyOn(toast, 'success');
  const fail = vi.spyOn(toast, 'fail');
  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => toast.clear());

  it.each(kinds)('announces the check of a %s that an earlier page left, and its good end', async (kind) => {
    const [, open_, done] = KINDS[kind];
    const { move, stop } = await open(open_, { kind });
    expect(info).toHaveBeenCalledOnce();
    await move({ state: done });
    expect(success).toHaveBeenCalledOnce();
    expect(fail).not.toHaveBeenCalled();
    stop();
  });

  it.each(kinds)('does not call a missing answer of a %s a failure, but says when nothing came of it', async (kind) => {
    const [screen, open_, , refused] = KINDS[kind];
    const { move, go, stop } = await open(open_, { kind });
    expect(fail).not.toHaveBeenCalled();
    await move({ state: refused });
    expect(fail).toHaveBeenCalledOnce();
    fail.mock.calls[0]?.[1]?.action?.onAction();
    expect(go).toHaveBeenCalledWith(screen);
    stop();
  });

  it.each(['done', 'refused'])(
    'announces that an order the person left is %s, and nothing they saw before',
    async (end) => {
      const { move, stop } = await open('checking', { unwatched: false });
      await move({ unwatched: true });
      expect(info).not.toHaveBeenCalled();
      await move({ state: end });
      expect(end === 'done' ? success : fail).toHaveBeenCalledOnce();
      stop();
    },
  );

  it('announces that the connection broke after the person left', async () => {
    const { move, stop } = await open('sending', { unwatched: false });
    await move({ unwatched: true });
    await move({ state: 'checking' });
    expect(info).toHaveBeenCalledOnce();
    stop();
  });

  it.each([
    { unwatched: false, here: '/' },
    { unwatched: true, here: '/transfer' },
    { unwatched: true, here: '/transfer?to=9XM3QA' },
    { unwatched: true, here: '/sellOrder/detail?billNo=b1', kind: 'release', pending: { billNo: 'b1' } },
  ] as const)('stays silent about what the person already sees: %o', async (where) => {
    const { stop } = await open('done', where);
    expect(success).not.toHaveBeenCalled();
    stop();
  });

  it('announces the release of another order than the one on the screen', async () => {
    const where = { here: '/sellOrder/detail?billNo=b2', kind: 'release', pending: { billNo: 'b1' } } as const;
    const { stop } = await open('done', where);
    expect(success).toHaveBeenCalledOnce();
    stop();
  });
});
