import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
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

  it('keeps why the stores are missing until the session ends', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module');
    vi.doMock('./createSessionStores.ts', () => {
      throw missing;
    });
    const deps = createFakeDeps();
    const app = createAppStores(deps);
    const scope = new SessionScope(app, deps);
    await app.session.login(login);
    await expect(scope.ready()).rejects.toBeInstanceOf(Error);
    expect(scope).toMatchObject({ current: null, failure: expect.any(Error) as Error });
    vi.doUnmock('./createSessionStores.ts');
    app.session.end('left');
    expect(scope.failure).toBeUndefined();
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

  describe('with a transfer whose answer was lost before the session ended', () => {
    const OTHER = { ...USER_INFO_EXAMPLE, userId: '2048' };

    async function loseAnAnswer() {
      const server = new FakeTransferServer();
      server.weather = ['answerLost'];
      let user = USER_INFO_EXAMPLE;
      const getUserInfo = () => Promise.resolve(user);
      const { api } = createFakeApi({ transfer: server.transfer, user: { getUserInfo } });
      const deps = createFakeDeps({ api });
      const app = createAppStores(deps);
      const scope = new SessionScope(app, deps);
      const logIn = async (who = USER_INFO_EXAMPLE) => {
        user = who;
        await app.session.login(login);
        await scope.ready();
        await settle();
        return scope.current!;
      };
      const { transfer, balances } = await logIn();
      await balances.summary.load();
      await transfer.lookUp('9XM3QA');
      transfer.setAmount('20');
      await transfer.confirm();
      await transfer.request.authorise('280619');
      expect(transfer.state).toBe('checking');
      return { server, deps, app, logIn };
    }

    const ENDS = ['left', 'timeout', 'expired', 'otherTab'] as const;
    it.each(ENDS)('learns its outcome in the next session of the same person (%s)', async (end) => {
      const { server, deps, app, logIn } = await loseAnAnswer();
      app.session.end(end);
      await deps.clock.advance(31 * 60_000);
      const { transfer } = await logIn();
      expect(transfer).toMatchObject({ state: 'done', request: { resumed: true, receipt: { billNo: 'bill-1' } } });
      expect(server.executed).toHaveLength(1);
    });

    it('survives a page whose session has ended', async () => {
      const { server, deps, logIn, app } = await loseAnAnswer();
      const saved = await deps.secureStore.read('session');
      app.session.end('left');
      await deps.secureStore.write('session', saved);
      await deps.clock.advance(31 * 60_000);
      await app.session.restore();
      expect(deps.secureStore.parts.size).toBe(0);
      expect((await logIn()).transfer.state).toBe('done');
      expect(server.executed).toHaveLength(1);
    });

    it('is neither shown nor sent while somebody else uses the device', async () => {
      const { server, app, logIn } = await loseAnAnswer();
      const asked = server.asked.length;
      app.session.end('left');
      expect((await logIn(OTHER)).transfer).toMatchObject({ state: 'recipient', request: { pending: null } });
      expect(server.asked).toHaveLength(asked);
      app.session.end('left');
      expect((await logIn()).transfer.state).toBe('done');
    });

    it('is forgotten a day later', async () => {
      const { server, deps, app, logIn } = await loseAnAnswer();
      const asked = server.asked.length;
      app.session.end('left');
      await deps.clock.advance(24 * 60 * 60_000);
      expect((await logIn(OTHER)).transfer.state).toBe('recipient');
      expect(deps.journalStore.parts.size).toBe(0);
      expect((await logIn()).transfer.state).toBe('recipient');
      expect(server.asked).toHaveLength(asked);
    });
  });
});
