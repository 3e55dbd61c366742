import { setupI18n } from '@lingui/core';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionScope, TransferState } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { tellResumedTransfer } from './tellResumedTransfer.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function open(state: TransferState, { resumed = true, path = '/' } = {}) {
  const transfer = observable({ state, resumed });
  const go = vi.fn<(path: string) => void>();
  const current = { transfer } as unknown as SessionScope['current'];
  const stop = tellResumedTransfer({ i18n, scope: { current }, path: () => path, go });
  return { transfer, go, stop };
}

describe('tellResumedTransfer', () => {
  const info = vi.spyOn(toast, 'info');
  const success = vi.spyOn(toast, 'success');
  const fail = vi.spyOn(toast, 'fail');
  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => toast.clear());

  it('tells that it is asked for, and then how it ended', () => {
    const { transfer, go, stop } = open('checking');
    expect(info).toHaveBeenCalledOnce();
    runInAction(() => {
      transfer.state = 'done';
    });
    expect(success.mock.calls[0]?.[0]).toBe('Your earlier transfer has arrived.');
    success.mock.calls[0]?.[1]?.action?.onAction();
    expect(go).toHaveBeenCalledWith('/transfer');
    stop();
  });

  it('does not call a lost answer a failure, but says when nothing was sent', () => {
    const { transfer, stop } = open('checking');
    expect(fail).not.toHaveBeenCalled();
    runInAction(() => {
      transfer.state = 'refused';
    });
    expect(fail).toHaveBeenCalledOnce();
    stop();
  });

  it('tells of a payment too, and leads to its own screen', () => {
    const payment = observable({ state: 'checking', resumed: true });
    const go = vi.fn<(path: string) => void>();
    const current = { payment } as unknown as SessionScope['current'];
    const stop = tellResumedTransfer({ i18n, scope: { current }, path: () => '/transfer', go });
    runInAction(() => {
      payment.state = 'done';
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
