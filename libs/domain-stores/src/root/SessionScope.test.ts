import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { createAppStores } from './createAppStores.ts';
import { SessionScope } from './SessionScope.ts';

const login = { loginName: '13812345678', loginType: 1, password: 'correct horse' } as const;

async function signIn() {
  const deps = createFakeDeps();
  const app = createAppStores(deps);
  const scope = new SessionScope(app, deps);
  await app.session.login(login);
  await scope.ready();
  return { deps, app, scope };
}

describe('SessionScope', () => {
  it('has no stores for a visitor', async () => {
    const deps = createFakeDeps();
    const scope = new SessionScope(createAppStores(deps), deps);
    await scope.ready();
    expect(scope.current).toBeNull();
  });

  it('makes the stores when a session opens and drops them when it ends', async () => {
    const { app, scope } = await signIn();
    expect(scope.current).not.toBeNull();
    app.session.end('left');
    expect(scope.current).toBeNull();
  });

  it('stops polling when the session ends', async () => {
    const { api, named } = createFakeApi();
    const deps = createFakeDeps({ api });
    const app = createAppStores(deps);
    const scope = new SessionScope(app, deps);
    await app.session.login(login);
    await scope.ready();
    app.session.end('left');
    const before = named('common.refreshOnlineStatus').length;
    await deps.clock.advance(120_000);
    expect(named('common.refreshOnlineStatus')).toHaveLength(before);
  });

  it('gives the next person fresh stores', async () => {
    const { app, scope } = await signIn();
    const first = scope.current;
    app.session.end('left');
    await app.session.login(login);
    await scope.ready();
    expect(scope.current).not.toBeNull();
    expect(scope.current).not.toBe(first);
  });

  it('makes no stores for a session that ended while they loaded', async () => {
    const deps = createFakeDeps();
    const app = createAppStores(deps);
    const scope = new SessionScope(app, deps);
    await app.session.login(login);
    const opening = scope.ready();
    app.session.end('timeout');
    await opening;
    expect(scope.current).toBeNull();
  });
});
