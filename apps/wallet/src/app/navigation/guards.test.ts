import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { enter } from './guards.ts';

const visit = (path: string) => ({ request: new Request(`https://wallet.example${path}`) }) as LoaderFunctionArgs;

async function worldWithExpiredPassword() {
  const user = { ...USER_INFO_EXAMPLE, pwdExpired: true };
  const world = createFakeWorld({ api: createFakeApi({ user: { getUserInfo: () => Promise.resolve(user) } }).api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...world, isKnownPath: () => true };
}

describe('enter', () => {
  it('holds an expired password at the screen that changes it, and says why', async () => {
    const world = await worldWithExpiredPassword();
    let thrown: unknown;
    try {
      await enter(world)(visit('/transfer'));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('Location')).toBe('/password/modify?type=expired');
    expect(world.announced).toEqual(['passwordExpired']);
  });

  it.each(['/login', '/register', '/password/forget', '/password/modify?type=expired'])('leaves %s open', async (path) => {
    expect(await enter(await worldWithExpiredPassword())(visit(path))).toBeNull();
  });
});
