import { describe, expect, it } from 'vitest';
import { REFRESH_INTERVAL } from '../kit/refreshing.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { SessionRefresher } from './SessionRefresher.ts';
import { SessionStore } from './SessionStore.ts';

async function start() {
  const { api, named } = createFakeApi();
  const deps = createFakeDeps({ api });
  const session = new SessionStore(deps);
  await session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const refresher = new SessionRefresher(session, deps);
  const counts = () => [named('user.getUserInfo').length - 1, named('common.refreshOnlineStatus').length];
  return { deps, refresher, counts };
}

describe('SessionRefresher', () => {
  it('reloads the person and says they are there each 30 s', async () => {
    const { deps, counts } = await start();
    await deps.clock.advance(REFRESH_INTERVAL - 1);
    expect(counts()).toEqual([0, 0]);
    await deps.clock.advance(1);
    expect(counts()).toEqual([1, 1]);
    await deps.clock.advance(2 * REFRESH_INTERVAL);
    expect(counts()).toEqual([3, 3]);
  });

  it('stops out of view and catches up at once after a long time', async () => {
    const { deps, counts } = await start();
    deps.setVisible(false);
    await deps.clock.advance(10 * REFRESH_INTERVAL);
    expect(counts()).toEqual([0, 0]);
    deps.setVisible(true);
    await settle();
    expect(counts()).toEqual([1, 1]);
  });

  it('does not catch up after a short look elsewhere', async () => {
    const { deps, counts } = await start();
    await deps.clock.advance(10_000);
    deps.setVisible(false);
    deps.setVisible(true);
    await settle();
    expect(counts()).toEqual([0, 0]);
  });

  it('stops for good', async () => {
    const { deps, refresher, counts } = await start();
    refresher.dispose();
    await deps.clock.advance(3 * REFRESH_INTERVAL);
    deps.setVisible(true);
    await settle();
    expect(counts()).toEqual([0, 0]);
  });

  it('reloads the person each 3 s while somebody waits for news, one call at a time', async () => {
    const { deps, refresher, counts } = await start();
    const stops = [refresher.watchClosely(), refresher.watchClosely()];
    await deps.clock.advance(9_000);
    expect(counts()).toEqual([3, 0]);
    stops[0]?.();
    await deps.clock.advance(3_000);
    expect(counts()).toEqual([4, 0]);
    stops[1]?.();
    await deps.clock.advance(15_000);
    expect(counts()).toEqual([4, 0]);
  });
});
