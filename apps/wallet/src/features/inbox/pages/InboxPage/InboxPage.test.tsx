import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { INBOX_MESSAGE_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const paid = {
  ...INBOX_MESSAGE_EXAMPLE,
  id: '2',
  title: 'You received 20 USDT.',
  type: 3,
  link: '/order/detail?billNo=B1',
} as const;

async function open(path: string) {
  const unread = new Set([INBOX_MESSAGE_EXAMPLE.id, paid.id]);
  const rows = [paid, INBOX_MESSAGE_EXAMPLE];
  const fake = createFakeApi({
    inbox: {
      getListV2: async ({ typeList, isRead, ...page }) => {
        const list = rows
          .filter(({ type }) => !typeList || typeList.includes(type))
          .map((row) => ({ ...row, isRead: unread.has(row.id) ? (0 as const) : (1 as const) }))
          .filter((row) => isRead === undefined || row.isRead === isRead);
        return { ...page, total: list.length, list, unReadNum: unread.size };
      },
      getSiteMsg: async ({ typeList }) => ({
        unReadNum: rows.filter(({ id, type }) => unread.has(id) && typeList?.includes(type)).length,
        toastLists: [],
        popupLists: [],
      }),
      setRead: async ({ id }) => {
        for (const each of id.split(',')) unread.delete(each);
        return true;
      },
    },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await renderRoute(world, path);
  return { unread, ...fake };
}

describe('the inbox', () => {
  it('lists messages with what is unread, and opens one in full with the way to what it is about', async () => {
    const { unread } = await open('/siteMsg');
    await screen.findByText('2 unread');
    await userEvent.click(await screen.findByRole('button', { name: /You received 20 USDT/ }));
    const link = await screen.findByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toBe(paid.link);
    await waitFor(() => expect([...unread]).toEqual([INBOX_MESSAGE_EXAMPLE.id]));
    await screen.findByText('1 unread');
  });

  it('marks all as read', async () => {
    const { unread } = await open('/siteMsg');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(unread.size).toBe(0));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  });

  it('begins with the messages about the account at their own address, and shows one subject at a time', async () => {
    await open('/sysMsg');
    await screen.findByText(INBOX_MESSAGE_EXAMPLE.title);
    expect(screen.queryByText(paid.title)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /Money/ }));
    await screen.findByText(paid.title);
    expect(screen.queryByText(INBOX_MESSAGE_EXAMPLE.title)).toBeNull();
  });
});
