import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { INBOX_MESSAGE_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

async function open(handlers: NonNullable<Parameters<typeof createFakeApi>[0]>) {
  const fake = createFakeApi({
    inbox: {
      getListV2: async (page) => ({ ...page, total: 1, list: [INBOX_MESSAGE_EXAMPLE], unReadNum: 1 }),
      getSiteMsg: async () => ({ unReadNum: 1, toastLists: [], popupLists: [] }),
    },
    ...handlers,
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, '/');
  return fake;
}

describe('the bell', () => {
  it('has a mark for received money until the person looks at the messages', async () => {
    const { named } = await open({
      user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, hasNoticeDot: true, lastReceivedAt: 7 }) },
    });
    await userEvent.click(await screen.findByRole('link', { name: /^Messages.*new/i }));
    await screen.findByText(INBOX_MESSAGE_EXAMPLE.title);
    await waitFor(() => expect(named('inbox.setReceivedRead')).toEqual([{ until: 7 }]));
  });

  it('has a mark for unread messages, and none without', async () => {
    await open({ user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, redDots: ['inbox'] }) } });
    await screen.findByRole('link', { name: /^Messages.*new/i });
  });

  it('has no mark where nothing is new', async () => {
    await open({});
    expect((await screen.findByRole('link', { name: /^Messages/i })).textContent).not.toMatch(/new/i);
  });
});
