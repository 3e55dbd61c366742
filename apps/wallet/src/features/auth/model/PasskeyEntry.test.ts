import { describe, expect, it } from 'vitest';
import { LOGIN_RESULT_EXAMPLE, type PasskeyAnswer } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { PasskeyEntry } from './PasskeyEntry.ts';

const SIGNED: PasskeyAnswer = { id: 'Zm9v', clientDataJSON: 'e30', authenticatorData: 'SZYN', signature: 'MEUC' };

function open(
  calls: NonNullable<Parameters<typeof createFakeApi>[0]>['user'] = {},
  sign = () => Promise.resolve(SIGNED),
  preToken?: string,
) {
  const { api, named } = createFakeApi({ user: calls });
  const { app } = createFakeWorld({ api });
  const device = { name: 'Test', create: () => Promise.reject(new Error('not asked')), sign };
  return { entry: new PasskeyEntry({ api, session: app.session, device }, preToken), session: app.session, named };
}

const words = ({ problem }: PasskeyEntry) => problem?.message;

describe('PasskeyEntry', () => {
  it('signs in with what the passkey signed, and needs no name', async () => {
    const { entry, session, named } = open();
    expect(await entry.enter()).toEqual(LOGIN_RESULT_EXAMPLE);
    expect(named('user.passkeyAsk')).toEqual([{}]);
    expect(named('user.passkeyLogin')).toEqual([{ credential: SIGNED }]);
    expect(session.signedIn).toBe(true);
    expect(entry.problem).toBeNull();
  });

  it('completes the login that waits', async () => {
    const { entry, named } = open({}, undefined, 'pre');
    await entry.enter();
    expect(named('user.passkeyAsk')).toEqual([{ preToken: 'pre' }]);
    expect(named('user.passkeyLogin')).toEqual([{ preToken: 'pre', credential: SIGNED }]);
  });

  it('says nothing to a person who gave up', async () => {
    const { entry, session } = open({}, () => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(await entry.enter()).toBeUndefined();
    expect(words(entry)).toBeUndefined();
    expect(session.signedIn).toBe(false);
    expect(entry.busy).toBe(false);
  });

  it.each([
    ['NO_THIS_METHOD', { remainTimes: 5, lockedUntil: null }, /does not open an account here/],
    ['EXPIRED', null, /took too long. Try again/],
    ['TOKEN_INVALID', null, /log in again/],
    ['TRY_AGAIN_LATER', { lockedUntil: Date.now() + 7_200_000 }, /Too many wrong attempts/],
  ] as const)('says in words what %s means', async (code, body, what) => {
    const { entry } = open({ passkeyLogin: () => Promise.reject(new FakeRefusal(code, body)) });
    expect(await entry.enter()).toBeUndefined();
    expect(words(entry)).toMatch(what);
  });

  it('says that the browser cannot do it here', async () => {
    const { entry } = open({}, () => Promise.reject(new DOMException('', 'SecurityError')));
    await entry.enter();
    expect(words(entry)).toMatch(/cannot use passkeys here/);
  });
});
