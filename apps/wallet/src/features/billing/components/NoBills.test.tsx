import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type Bill, type Contract, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

type Query = RequestOf<Contract['order']['pageQueryV2']>;

async function open(rows: readonly Bill[], has: (query: Query) => boolean = () => true) {
  const { api, named } = createFakeApi({
    order: {
      pageQueryV2: async (query: Query) => {
        const { pageNo, pageSize } = query;
        const found = has(query) ? rows : [];
        return { pageNo, pageSize, total: found.length, list: [...found] };
      },
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return {
    ...(await renderRoute(world, '/transation')),
    world,
    named,
    queries: () => named('order.pageQueryV2') as Query[],
  };
}

describe('a list of bills', () => {
  it('tells a new account what to do first, whatever the filters', async () => {
    const { router } = await open([]);
    await screen.findByText('No bills yet');
    expect(screen.getByRole('button', { name: 'Receive' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recharge'));
  });

  it('lists hidden bills, or says that there are none', async () => {
    const { queries } = await open([BILL_EXAMPLE], ({ hidden = false }) => !hidden);
    await screen.findByRole('link', { name: /W•••/ });
    await userEvent.click(screen.getByRole('button', { name: 'Hidden' }));
    await screen.findByText('No hidden bills');
    expect(queries().at(-1)).toMatchObject({ hidden: true });
    await userEvent.click(screen.getByRole('button', { name: 'Hidden' }));
    await screen.findByRole('link', { name: /W•••/ });
  });

  it('counts received money as seen', async () => {
    const { world, named } = await open([BILL_EXAMPLE]);
    await screen.findByRole('link', { name: /W•••/ });
    expect(named('inbox.setReceivedRead')).toEqual([]);
    const { user } = world.app.session;
    runInAction(() => {
      world.app.session.user = { ...user!, hasNoticeDot: true, lastReceivedAt: 7 };
    });
    await waitFor(() => expect(named('inbox.setReceivedRead')).toEqual([{ until: 7 }]));
  });
});
