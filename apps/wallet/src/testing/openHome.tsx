import { contract } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from './createFakeWorld.ts';
import { renderRoute } from './renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

/** The balances of somebody with money, and the functions of a deployment. */
export const summary = contract.user.getUserBalance.example.response;
export const configs = contract.common.getCommonConfigs.example.response;

/** Opens a tab of Home, or another screen, in front of a fake server. */
export async function openHome(path = '/', handlers: Handlers = {}, signedIn = true) {
  const fake = createFakeApi(handlers);
  const world = createFakeWorld({ api: fake.api });
  if (signedIn) {
    await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
    await world.scope.ready();
  }
  return { ...fake, world, ...(await renderRoute(world, path)) };
}

/** A call that always gives the same answer. */
export const answer =
  <T,>(value: T) =>
  () =>
    Promise.resolve(value);
