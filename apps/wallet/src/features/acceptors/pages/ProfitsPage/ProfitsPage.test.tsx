import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>['user'];

async function open(user: Handlers = {}) {
  const { api, named } = createFakeApi({
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, userType: 7 }), ...user },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, '/merchant/profits')), named, world };
}

it('shows the sums of a period, and its days with the newest first', async () => {
  const { named } = await open();
  const days = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual([
    expect.stringMatching(/^2026\/11\/217 trades\s· 5,300.50 USDT.*25.3/),
    expect.stringMatching(/^2026\/11\/205 trades\s· 3,100.00 USDT.*Spread −1.20 USDT, rebate \+1.50 USDT/),
  ]);
  await userEvent.click(screen.getByRole('tab', { name: '30D' }));
  await waitFor(() => expect(named('user.sumPeriodLog')).toEqual([{ windowDays: 7 }, { windowDays: 30 }]));
});

it('hides every amount when the person hides amounts', async () => {
  const { world, container } = await open();
  await screen.findByText('By day');
  world.app.settings.setHideAmounts(true);
  await waitFor(() => expect(container.textContent).not.toContain('5,300'));
  expect(container.textContent).not.toMatch(/rebate \+/);
});

it('says what will appear while nothing was earned, and why a load failed', async () => {
  const nothing = { bills: 0, turnover: '0', spread: '0', rebate: '0', income: '0' };
  const first = await open({
    sumPeriodLog: async () => ({ total: nothing, list: [{ date: '2026-11-21', ...nothing }] }),
  });
  expect(await screen.findByText('No income in this period')).toBeDefined();
  first.unmount();
  await open({ sumPeriodLog: async () => Promise.reject(new Error('network')) });
  expect(await screen.findByText('We could not load your income')).toBeDefined();
});
