import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallDecision } from '@ezwallet/api-client';
import { toast } from '@ezwallet/ui';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { createDecisionHandler } from './createDecisionHandler.ts';

const call = { name: 'user.login', flags: {} };

describe('createDecisionHandler', () => {
  const reload = vi.fn();
  let decide: (decision: CallDecision) => void;
  let world: ReturnType<typeof createFakeWorld>;

  beforeEach(() => {
    world = createFakeWorld();
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    const handler = createDecisionHandler({
      i18n,
      stores: () => world.app,
      errorWords: () => Promise.resolve(),
      reload,
    });
    decide = (decision) => handler(decision, call);
    vi.spyOn(toast, 'fail');
    vi.spyOn(toast, 'info');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    reload.mockReset();
  });

  it('ends the session', async () => {
    await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
    decide({ kind: 'logout', code: '10006', reason: 'expired' });
    expect(world.app.session).toMatchObject({ signedIn: false, ended: 'expired' });
  });

  it('knows when a later login ended the session, until the next one here', async () => {
    const signIn = { loginName: '13812345678', loginType: 1, password: 'x' } as const;
    await world.app.session.login(signIn);
    decide({ kind: 'logout', code: '7777', reason: 'timeout' });
    expect(world.app.session.ended).toBe('elsewhere');
    await world.app.session.login(signIn);
    expect(world.app.session.ended).toBeNull();
  });

  it('reloads for new keys [S16]', () => {
    decide({ kind: 'rekey', code: '400002' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows our own message for a known code, for as long as the code requires', async () => {
    decide({ kind: 'message', code: 'BALANCE_NOT_ENOUGH', text: '余额不足', seconds: 5 });
    // The words for codes load first.
    expect(toast.fail).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(toast.fail).toHaveBeenCalledWith('Your balance is too low.', { duration: 5000 }));
  });

  it('shows the server’s message for an unknown code, and a general one if there is none', async () => {
    decide({ kind: 'message', code: 'E_NEW', text: 'Of the server', seconds: 3 });
    await vi.waitFor(() => expect(toast.fail).toHaveBeenLastCalledWith('Of the server', { duration: 3000 }));
    decide({ kind: 'message', code: 'E_NEW', seconds: 5 });
    const sorry = ['Something went wrong. Try again.', { duration: 5000 }];
    await vi.waitFor(() => expect(toast.fail).toHaveBeenLastCalledWith(...sorry));
  });

  it('says nothing when the person was waiting, because the call asks them', () => {
    decide({ kind: 'network', reason: 'offline', background: false, quiet: false, sent: false });
    expect(world.app.network).toMatchObject({ down: true, question: null });
    expect(toast.info).not.toHaveBeenCalled();
  });

  it('shows one note when nobody was waiting', () => {
    decide({ kind: 'network', reason: 'offline', background: true, quiet: false, sent: true });
    decide({ kind: 'network', reason: 'offline', background: true, quiet: false, sent: true });
    expect(toast.info).toHaveBeenCalledOnce();
  });

  it('shows status and status text of an answer that is not from our server', () => {
    decide({ kind: 'transport', status: 502, statusText: 'Bad Gateway', seconds: 3 });
    expect(toast.fail).toHaveBeenCalledWith('502 Bad Gateway', { duration: 3000 });
  });

  it.each([
    { kind: 'silent', code: '2222' },
    { kind: 'codeOnly', code: '3025' },
    { kind: 'handOver', code: '1049', head: { code: '1049' } },
    { kind: 'unknown' },
  ] as const)('leaves $kind to the screen', (decision) => {
    decide(decision);
    expect(toast.fail).not.toHaveBeenCalled();
    expect(toast.info).not.toHaveBeenCalled();
    expect(world.app.network.question).toBeNull();
  });
});
