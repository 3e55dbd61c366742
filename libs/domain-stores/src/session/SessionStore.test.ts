import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { LOGIN_RESULT_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { SessionStore, type SessionEnd } from './SessionStore.ts';

const request = { loginName: '13812345678', loginType: 1, password: 'correct horse' } as const;
const HALF_HOUR = 30 * 60_000;

function open(handlers: Parameters<typeof createFakeApi>[0] = {}, saved: Record<string, unknown> = {}) {
  const fake = createFakeApi(handlers);
  const deps = createFakeDeps({ api: fake.api, secureStore: new MemoryStore(saved) });
  const session = new SessionStore(deps);
  const ends: SessionEnd[] = [];
  session.onEnd((reason) => ends.push(reason));
  return { ...fake, deps, session, ends };
}

describe('SessionStore', () => {
  it('opens with the person, tells the shell and stores the session', async () => {
    const { session, deps } = open();
    await session.login(request);
    expect(session.signedIn).toBe(true);
    expect(session.userId).toBe(USER_INFO_EXAMPLE.userId);
    expect(deps.told).toEqual(['userLogin']);
    expect(deps.secureStore.parts.get('session')).toMatchObject({ token: LOGIN_RESULT_EXAMPLE.token });
  });

  it('is not signed in while the person still loads', async () => {
    const states: boolean[] = [];
    const { session } = open({
      user: {
        getUserInfo: () => {
          states.push(session.signedIn, session.token !== '');
          return Promise.resolve(USER_INFO_EXAMPLE);
        },
      },
    });
    await session.login(request);
    expect(states).toEqual([false, true]);
  });

  it('stays closed when more proof is needed, until it is given', async () => {
    const { session } = open({
      user: {
        login: () =>
          Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, token: '', needAuth: true, preToken: 'pt', verifyTypes: [1] }),
      },
    });
    expect((await session.login(request)).needAuth).toBe(true);
    expect(session.token).toBe('');
    await session.loginAuth({ loginName: request.loginName, preToken: 'pt', codes: [{ type: 1, code: '123456' }] });
    expect(session.signedIn).toBe(true);
  });

  it('carries the name typed with the login call itself', async () => {
    const names: string[] = [];
    const { session } = open({
      user: {
        login: () => {
          names.push(session.loginName);
          return Promise.resolve(LOGIN_RESULT_EXAMPLE);
        },
      },
    });
    await session.login(request);
    expect(names).toEqual([request.loginName]);
  });

  it('forgets the token when the person cannot be loaded', async () => {
    const { session } = open({ user: { getUserInfo: () => Promise.reject(new FakeRefusal('SYSTEM_ERROR')) } });
    await expect(session.login(request)).rejects.toThrow('SYSTEM_ERROR');
    expect(session.token).toBe('');
  });

  it('restores a saved session without a call', async () => {
    const { session, calls } = open(
      {},
      { session: { token: 't1', tokenExpiredDate: 1_790_000_000_000 + 60_000, user: USER_INFO_EXAMPLE } },
    );
    await session.restore();
    expect(session.userId).toBe(USER_INFO_EXAMPLE.userId);
    expect(calls).toEqual([]);
  });

  it('wipes a saved session that has ended', async () => {
    const { session, deps } = open(
      {},
      { session: { token: 't1', tokenExpiredDate: 1_790_000_000_000 - 1, user: USER_INFO_EXAMPLE } },
    );
    await session.restore();
    expect(session.signedIn).toBe(false);
    expect(deps.secureStore.parts.size).toBe(0);
  });

  it.each([
    [undefined],
    ['text'],
    [{ token: '', tokenExpiredDate: 1, user: {} }],
    [{ token: 't', user: USER_INFO_EXAMPLE }],
  ])('ignores what is no saved session: %j', async (saved) => {
    const { session } = open({}, { session: saved });
    await session.restore();
    expect(session.signedIn).toBe(false);
  });

  it('moves its end and saves it now and then, not at every call', async () => {
    const { session, deps } = open();
    await session.login(request);
    const saved = () => (deps.secureStore.parts.get('session') as { tokenExpiredDate: number }).tokenExpiredDate;
    const first = saved();
    session.touch(first + 1_000);
    expect([session.tokenExpiredDate, saved()]).toEqual([first + 1_000, first]);
    session.touch(first + HALF_HOUR);
    expect(saved()).toBe(first + HALF_HOUR);
  });

  it('goes on with a new token, also after a reload', async () => {
    const { session, deps } = open();
    session.renew('too-early', 1);
    expect(session.token).toBe('');
    await session.login(request);
    session.renew('t2', session.tokenExpiredDate + 1);
    expect(session).toMatchObject({ token: 't2', signedIn: true });
    expect(deps.secureStore.parts.get('session')).toMatchObject({ token: 't2' });
  });

  it('ends once: nothing is left, and the shell and the listeners know [S7]', async () => {
    const { session, deps, ends } = open();
    await session.login(request);
    session.end('timeout');
    session.end('timeout');
    expect(ends).toEqual(['timeout']);
    expect([session.token, session.user, session.tokenExpiredDate]).toEqual(['', null, 0]);
    expect(deps.secureStore.parts.size).toBe(0);
    expect(deps.told).toEqual(['userLogin', 'userLogout']);
  });

  it('drops an answer that comes after the end', async () => {
    let answer: (user: typeof USER_INFO_EXAMPLE) => void = () => undefined;
    let count = 0;
    const { session } = open({
      user: {
        getUserInfo: () =>
          (count += 1) === 1 ? Promise.resolve(USER_INFO_EXAMPLE) : new Promise((resolve) => (answer = resolve)),
      },
    });
    await session.login(request);
    const reloading = session.reload();
    session.end('expired');
    answer(USER_INFO_EXAMPLE);
    await reloading;
    expect(session.user).toBeNull();
  });

  it('tells the server before it leaves, but does not wait for ever [S7]', async () => {
    const { session, deps, named, ends } = open({ user: { logout: () => new Promise(() => undefined) } });
    await session.login(request);
    const leaving = session.logout();
    expect(named('user.logout')).toHaveLength(1);
    expect(session.signedIn).toBe(true);
    await deps.clock.advance(3_000);
    await leaving;
    expect(ends).toEqual(['left']);
  });

  it('signs out at the person’s request, whatever else ends meanwhile, and does not touch the next session', async () => {
    const { session, deps, ends } = open({ user: { logout: () => new Promise(() => undefined) } });
    await session.login(request);
    const leaving = session.logout();
    session.end('timeout');
    expect(ends).toEqual(['left']);
    await session.login(request);
    await deps.clock.advance(3_000);
    await leaving;
    expect(session.signedIn).toBe(true);
    session.end('timeout');
    expect(ends).toEqual(['left', 'timeout']);
  });

  it('opens on a device that cannot store anything', async () => {
    const { session, deps } = open();
    deps.secureStore.write = () => Promise.reject(new Error('disk full'));
    await session.login(request);
    session.touch(session.tokenExpiredDate + HALF_HOUR);
    await session.reload();
    expect(session.signedIn).toBe(true);
  });

  it('follows another tab: its token, its later end, its sign-out', async () => {
    const { session, deps, ends } = open();
    await session.login(request);
    deps.secureStore.changeFromOtherTab('session', { token: 't2', tokenExpiredDate: 5, user: USER_INFO_EXAMPLE });
    expect(session.token).toBe('t2');
    deps.secureStore.changeFromOtherTab('session', undefined);
    expect(ends).toEqual(['otherTab']);
  });

  it('does not wipe what another tab has already written', async () => {
    const { session, deps } = open();
    await session.login(request);
    deps.secureStore.changeFromOtherTab('session', undefined);
    deps.secureStore.parts.set('session', 'of the next person');
    expect(deps.secureStore.parts.get('session')).toBe('of the next person');
    expect(session.signedIn).toBe(false);
  });

  it('computes the locks whenever the person is set', async () => {
    const now = 1_790_000_000_000;
    const restricted = { ...USER_INFO_EXAMPLE, sellInvalidStart: now - 1, sellInvalidEnd: now + 60_000 };
    const { session, deps } = open({ user: { getUserInfo: () => Promise.resolve(restricted) } });
    await session.login(request);
    expect(session.locks.sell).toBe(true);
    await deps.clock.advance(60_000);
    await session.reload();
    expect(session.locks.sell).toBe(false);
  });

  it.each([
    ['', true],
    ['-', true],
    ['Robin', false],
  ])('asks for a nickname when it is %j: %s', async (nickName, needed) => {
    const { session } = open({ user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, nickName }) } });
    await session.login(request);
    expect(session.needsNickname).toBe(needed);
  });

  it('shows a new nickname after the server has taken it', async () => {
    let nickName = '';
    const { session } = open({
      user: {
        setNickName: (given) => {
          ({ nickName } = given);
          return Promise.resolve(true as const);
        },
        getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, nickName }),
      },
    });
    await session.login(request);
    const seen: string[] = [];
    autorun(() => seen.push(session.user?.nickName ?? ''));
    await session.setNickname('Kai');
    expect(seen).toEqual(['', 'Kai']);
  });

  it('holds a person with an expired password', async () => {
    const { session } = open({
      user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, pwdExpired: true }) },
    });
    expect(session.passwordExpired).toBe(false);
    await session.login(request);
    expect(session.passwordExpired).toBe(true);
  });
});
