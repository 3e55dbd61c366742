import { setupI18n } from '@lingui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { followSessionEnd } from './followSessionEnd.ts';

const signIn = { loginName: '13812345678', loginType: 1, password: 'x' } as const;

describe('followSessionEnd', () => {
  const abortCalls = vi.fn();
  let here = { pathname: '/transfer', search: '' };
  let gone: string[];
  let world: ReturnType<typeof createFakeWorld>;

  beforeEach(async () => {
    world = createFakeWorld();
    gone = [];
    here = { pathname: '/transfer', search: '' };
    followSessionEnd({
      i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
      session: world.app.session,
      clock: world.deps.clock,
      forget: () => sessionStorage.clear(),
      here: () => here,
      replace: (to) => gone.push(to),
      abortCalls,
    });
    await world.app.session.login(signIn);
  });

  it.each(['timeout', 'expired', 'elsewhere'] as const)(
    'leads to the login screen 1.5 s after a toast (%s), with the way back',
    async (reason) => {
      here = { pathname: '/order/detail', search: '?billNo=7' };
      world.app.session.end(reason);
      await world.deps.clock.advance(1499);
      expect(gone).toEqual([]);
      await world.deps.clock.advance(1);
      expect(gone).toEqual(['/login?from=%2Forder%2Fdetail%3FbillNo%3D7']);
    },
  );

  it.each(['left', 'otherTab'] as const)(
    'leads there in 100 ms without a toast (%s), and without the way back',
    async (reason) => {
      world.app.session.end(reason);
      await world.deps.clock.advance(100);
      expect(gone).toEqual(['/login']);
    },
  );

  it.each(['/login', '/register', '/cashier', '/invite', '/stop', '/recovery'])('stays on %s', async (pathname) => {
    here = { pathname, search: '' };
    world.app.session.end('timeout');
    await world.deps.clock.advance(5_000);
    expect(gone).toEqual([]);
  });

  it('does not interrupt a person who signed in again meanwhile', async () => {
    world.app.session.end('timeout');
    await world.app.session.login(signIn);
    await world.deps.clock.advance(5_000);
    expect(gone).toEqual([]);
  });

  it('aborts calls in progress and clears the storage of the tab [S7]', () => {
    sessionStorage.setItem('payText', 'EZP1.a.b');
    sessionStorage.setItem('ezwallet.ui.resend.login.phone', '1');
    world.app.session.end('left');
    expect(abortCalls).toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });
});
