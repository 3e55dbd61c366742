import { setupI18n } from '@lingui/core';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderState, SessionScope } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { tellResumedTransfer } from './tellResumedTransfer.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

interface Setting {
  readonly resumed?: boolean;
  readonly path?: string;
  readonly flow?: 'transfer' | 'payment' | 'withdrawal';
}

function open(state: OrderState, { resumed = true, path = '/', flow = 'transfer' }: Setting = {}) {
  const order = observable({ state, resumed });
  const idle = { order: { state: 'draft', resumed: false } };
  const go = vi.fn<(path: string) => void>();
  const current = { transfer: idle, payment: idle, withdrawal: idle, [flow]: { order } } as unknown as SessionScope['current'];
  const stop = tellResumedTransfer({ i18n, scope: { current }, path: () => path, go });
  return { order, go, stop };
}

describe('tellResumedTransfer', () => {
  const info = vi.spyOn(toast, 'info');
  const success = vi.spyOn(toast, 'success');
  const fail = vi.spyOn(toast, 'fail');
  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => toast.clear());

  it('tells that it is asked for, and then how it ended', () => {
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

  it('does not call a lost answer a failure, but says when nothing was sent', () => {
    const { order, stop } = open('checking');
    expect(fail).not.toHaveBeenCalled();
    runInAction(() => {
      order.state = 'refused';
    });
    expect(fail).toHaveBeenCalledOnce();
    stop();
  });

  it('tells of a payment too, and leads to its own screen', () => {
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
    { resumed: false, path: '/' },
    { resumed: true, path: '/transfer' },
  ])('keeps quiet about what the person sees anyway: %o', (where) => {
    open('done', where).stop();
    expect(success).not.toHaveBeenCalled();
  });
});
