import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { placeAt } from './screens.ts';
import { guard } from './guard.ts';

async function worldWithExpiredPassword() {
  const user = { ...USER_INFO_EXAMPLE, pwdExpired: true };
  const world = createFakeWorld({ api: createFakeApi({ user: { getUserInfo: () => Promise.resolve(user) } }).api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return world;
}

describe('guard', () => {
  it('sends an expired password to the screen that changes it', async () => {
    const world = await worldWithExpiredPassword();
    expect(guard(world, placeAt('/transfer'), { pathname: '/transfer', search: '' })).toEqual({
      to: '/password/modify?type=expired',
      reason: 'passwordExpired',
    });
  });

  it.each(['/password/forget', '/password/modify'])('leaves %s open for it', async (pathname) => {
    expect(
      guard(await worldWithExpiredPassword(), placeAt(pathname), { pathname, search: '?type=expired' }),
    ).toBeNull();
  });

  it('sends visitors to login with the way back, and signed-in people home', async () => {
    const bill = { pathname: '/order/detail', search: '?billNo=7' };
    expect(guard(createFakeWorld(), placeAt(bill.pathname), bill)).toEqual({
      to: '/login?from=%2Forder%2Fdetail%3FbillNo%3D7',
      reason: 'membersOnly',
    });
    const member = createFakeWorld();
    await member.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
    expect(guard(member, placeAt('/login'), { pathname: '/login', search: '' })).toEqual({
      to: '/',
      reason: 'visitorsOnly',
    });
  });

  it.each(['/siteMsg', '/sysMsg', '/activity/invite'])(
    'asks a visitor of %s to log in, before it is built too',
    async (pathname) => {
      const address = { pathname, search: '' };
      expect(guard(createFakeWorld(), placeAt(pathname), address)).toEqual({
        to: `/login?from=${encodeURIComponent(pathname)}`,
        reason: 'membersOnly',
      });
      const member = createFakeWorld();
      await member.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
      expect(guard(member, placeAt(pathname), address)).toBeNull();
    },
  );

  it('lets everybody open a public screen', () => {
    expect(guard(createFakeWorld(), placeAt('/about'), { pathname: '/about', search: '' })).toBeNull();
  });
});
