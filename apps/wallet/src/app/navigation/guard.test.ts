import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { screenAt } from '../screens.ts';
import { guard } from './guard.ts';

async function worldWithExpiredPassword() {
  const user = { ...USER_INFO_EXAMPLE, pwdExpired: true };
  const world = createFakeWorld({ api: createFakeApi({ user: { getUserInfo: () => Promise.resolve(user) } }).api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...world, isKnownPath: () => true };
}

describe('guard', () => {
  it('holds an expired password at the screen that changes it', async () => {
    const world = await worldWithExpiredPassword();
    expect(guard(world, screenAt('/transfer'), { pathname: '/transfer', search: '' })).toBe('/password/modify?type=expired');
  });

  it.each(['/password/forget', '/password/modify'])('leaves %s open to it', async (pathname) => {
    expect(guard(await worldWithExpiredPassword(), screenAt(pathname), { pathname, search: '?type=expired' })).toBeNull();
  });

  it('asks nothing of anyone at a screen for anyone', () => {
    expect(guard(createFakeWorld(), screenAt('/about'), { pathname: '/about', search: '' })).toBeNull();
  });
});
