import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { INBOX_MESSAGE_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

const login = (id: string, device: string) =>
  ({
    ...INBOX_MESSAGE_EXAMPLE,
    id,
    type: 1,
    isRead: 0,
    title: `Someone logged in to your account on a new device: ${device}.`,
    content: 'If this was not you, freeze your account now.',
    link: '/devices',
  }) as const;

async function open(...devices: string[]) {
  const rows = devices.map((device, index) => login(String(index), device));
  const unread = new Set(rows.map(({ id }) => id));
  const left = () => rows.filter(({ id }) => unread.has(id));
  const fake = createFakeApi({
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, redDots: unread.size > 0 ? ['inbox'] : [] }) },
    inbox: {
      getListV2: async (page) => ({ ...page, total: unread.size, list: left(), unReadNum: unread.size }),
      getSiteMsg: async () => ({ unReadNum: unread.size, toastLists: [], popupLists: left() }),
      setRead: async ({ id }) => {
        for (const each of id.split(',')) unread.delete(each);
        return true;
      },
    },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await world.scope.ready();
  const { router } = await renderRoute(world, '/');
  await screen.findByRole('region', { name: 'Total assets' });
  await world.deps.clock.advance(4_000);
  return { unread, router, ...fake };
}

const card = (device: RegExp) => screen.findByRole('region', { name: device });

describe('the card of a login on a new device', () => {
  it('stays above the tabs until the person says that it was theirs, one after the other', async () => {
    const { unread } = await open('Chrome on Windows', 'Safari on iPhone');
    const first = await card(/Chrome on Windows/);
    expect(first.textContent).toContain('1 of 2');
    await userEvent.click(within(first).getByRole('button', { name: 'It was me' }));
    await waitFor(() => expect([...unread]).toEqual(['1']));
    const second = await card(/Safari on iPhone/);
    expect(second.textContent).not.toContain('of 2');
    expect(document.activeElement?.textContent).toBe('It was me');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(unread.size).toBe(0));
    expect(screen.queryByRole('region', { name: /Safari/ })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Home');
  });

  it('leads to the devices, and is read then', async () => {
    const { unread, router } = await open('Chrome on Windows');
    await userEvent.click(within(await card(/Chrome/)).getByRole('button', { name: 'See devices' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/devices'));
    expect(unread.size).toBe(0);
  });

  it('leads to the freeze of the account', async () => {
    const { unread, router } = await open('Chrome on Windows');
    const freeze = within(await card(/Chrome/)).getByRole('link', { name: /freeze your account/ });
    await userEvent.click(freeze);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/block'));
    expect(unread.size).toBe(0);
  });
});
