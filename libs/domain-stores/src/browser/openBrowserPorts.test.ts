import { describe, expect, it } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import { createAppStores } from '../root/createAppStores.ts';
import { SessionScope } from '../root/SessionScope.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { openBrowserPorts } from './openBrowserPorts.ts';

const login = { loginName: '13812345678', loginType: 1, password: 'correct horse' } as const;

describe('openBrowserPorts', () => {
  it('carries the stores through a login, a balance and a sign-out, also without a browser', async () => {
    const { ports, close } = await openBrowserPorts();
    const opened = { ...contract.user.login.example.response, tokenExpiredDate: Date.now() + 60_000 };
    const { api } = createFakeApi({ user: { login: () => Promise.resolve(opened) } });
    const deps = { ...ports, api, serverNow: ports.clock.now };
    const app = createAppStores(deps);
    const scope = new SessionScope(app, deps);
    await app.session.restore();
    await app.session.login(login);
    await scope.ready();
    await scope.current?.balances.summary.load();
    expect(scope.current?.balances.held.length).toBeGreaterThan(0);
    const again = createAppStores(deps);
    await again.session.restore();
    expect(again.session.signedIn).toBe(true);
    await app.session.logout();
    expect(await ports.secureStore.read('session')).toBeUndefined();
    scope.dispose();
    close();
  });

  it('opens where the browser forbids its storage', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const { ports, close } = await openBrowserPorts();
    await ports.secureStore.write('session', { token: 't' });
    expect(await ports.secureStore.read('session')).toEqual({ token: 't' });
    Reflect.deleteProperty(globalThis, 'localStorage');
    close();
  });
});
