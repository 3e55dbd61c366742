import { setupI18n } from '@lingui/core';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestState, SessionScope } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { tellUnwatchedOrders } from './tellUnwatchedOrders.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

interface Setting {
  readonly unwatched?: boolean;
  readonly path?: string;
  readonly flow?: 'transfer' | 'payment' | 'withdrawal';
}

function open(state: RequestState, { unwatched = true, path = '/', flow = 'transfer' }: Setting = {}) {
  const order = observable({ state, unwatched });
  const idle = { request: { state: 'draft', unwatched: false } };
  const go = vi.fn<(path: string) => void>();
  const current = { transfer: idle, payment: idle, withdrawal: idle, [flow]: { request: order } } as unknown as SessionScope['current'];
  const stop = tellUnwatchedOrders({ i18n, scope: { current }, path: () => path, go });
  return { order, go, stop };
}

describe('tellUnwatchedOrders', () => {
  const info = vi.spyOn(toast, 'info');
  const success = vi.spyOn(toast, 'success');
  const fail = vi.spyOn(toast, 'fail');
  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => toast.clear());

  it('announces the check, and then the outcome', () => {
    const { order, go, stop } = open('checking');
    expect(info).toHaveBeenCalledOnce();
    runInAction(() => {
      order.state = 'done';
    });
    expect(success.mock.calls[0]?.[0]).toBe('Your earlier transfer has arrived.');
    success.mock.calls[0]?.[1]?.action?.onAction();
    expect(go).toHaveBeenCalledWith('/transfer');
    stop();
  });

  it('does not call a missing answer a failure, but says when nothing was sent', () => {
    const { order, stop } = open('checking');
    expect(fail).not.toHaveBeenCalled();
    runInAction(() => {
      order.state = 'refused';
    });
    expect(fail).toHaveBeenCalledOnce();
    stop();
  });

  it('announces a payment too, and links to its own screen', () => {
    const { order, go, stop } = open('checking', { flow: 'payment', path: '/transfer' });
    runInAction(() => {
      order.state = 'done';
    });
    expect(success.mock.calls[0]?.[0]).toBe('Your earlier payment has arrived.');
    success.mock.calls[0]?.[1]?.action?.onAction();
    expect(go).toHaveBeenCalledWith('/pay');
    stop();
  });

  it.each([
    ['done', success],
    ['refused', fail],
  ] as const)('announces that an order the person left is %s, and nothing they saw before', (end, toasted) => {
    const { order, stop } = open('checking', { unwatched: false });
    runInAction(() => {
      order.unwatched = true;
    });
    expect(info).not.toHaveBeenCalled();
    runInAction(() => {
      order.state = end;
    });
    expect(toasted).toHaveBeenCalledOnce();
    stop();
  });

  it('announces that the connection broke after the person left', () => {
    const { order, stop } = open('sending', { unwatched: false });
    runInAction(() => {
      order.unwatched = true;
    });
    runInAction(() => {
      order.state = 'checking';
    });
    expect(info).toHaveBeenCalledOnce();
    stop();
  });

  it.each([
    { unwatched: false, path: '/' },
    { unwatched: true, path: '/transfer' },
  ])('stays silent about what the person already sees: %o', (where) => {
    open('done', where).stop();
    expect(success).not.toHaveBeenCalled();
  });
});
