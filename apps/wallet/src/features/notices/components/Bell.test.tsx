import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

async function open(handlers: NonNullable<Parameters<typeof createFakeApi>[0]>) {
  const fake = createFakeApi(handlers);
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/');
  return fake;
}

describe('the bell', () => {
  it('has a mark for received money until the person looks at it', async () => {
    const came = { ...BILL_EXAMPLE, recordType: 'RECV', amount: '25.5', contactName: 'Aunt Mei' } as const;
    const { named } = await open({
      user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, hasNoticeDot: true, lastReceivedAt: 7 }) },
      order: { pageQueryV2: async (page) => ({ ...page, total: 1, list: [came] }) },
    });
    const bell = await screen.findByRole('button', { name: /^Messages.*new/i });
    await userEvent.click(bell);
    const sheet = await screen.findByRole('dialog', { name: 'Money received' });
    await within(sheet).findByRole('link', { name: /From Aunt Mei/ });
    expect(named('inbox.setReceivedRead')).toEqual([{ until: 7 }]);
    await waitFor(() => expect(bell.textContent).not.toMatch(/new/i));
  });

  it('says that nothing came', async () => {
    await open({ order: { pageQueryV2: async (page) => ({ ...page, total: 0, list: [] }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Messages' }));
    await screen.findByText('Money that you receive will appear here.');
  });
});
