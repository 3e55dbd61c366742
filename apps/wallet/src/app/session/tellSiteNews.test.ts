import { setupI18n } from '@lingui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { INBOX_MESSAGE_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { dialog, toast, UiHost, UiProvider } from '@ezwallet/ui';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { tellSiteNews } from './tellSiteNews.ts';

afterEach(() =>
  act(() => {
    toast.clear();
    dialog.clear();
  }),
);

const message = (id: string) =>
  ({
    ...INBOX_MESSAGE_EXAMPLE,
    id,
    title: 'Your withdrawal of 20 USDT is complete.',
    link: `/order/detail?billNo=${id}`,
  }) as const;

async function setUp(...ids: string[]) {
  const list = ids.map(message);
  const { api, named } = createFakeApi({
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, redDots: ['inbox'] }) },
    inbox: {
      getListV2: async (page) => ({ ...page, total: list.length, list, unReadNum: list.length }),
      getSiteMsg: async () => ({ unReadNum: list.length, toastLists: list, popupLists: [] }),
      setRead: async () => true,
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await world.scope.ready();
  const gone: string[] = [];
  const stop = tellSiteNews({
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    words: { need: () => Promise.resolve() },
    app: world.app,
    scope: world.scope,
    here: () => '/',
    go: (to) => gone.push(to),
  });
  render(createElement(UiProvider, null, createElement(UiHost)));
  const advance = (ms: number) => act(() => world.deps.clock.advance(ms));
  return { world, gone, stop, advance, read: () => named('inbox.setRead') };
}

it('shows a message as a toast, leads to what it is about, and marks it as read', async () => {
  const { gone, stop, advance, read } = await setUp('W1');
  await advance(4_000);
  await screen.findAllByText('Your withdrawal of 20 USDT is complete.');
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(gone).toEqual(['/order/detail?billNo=W1']);
  expect(read()).toEqual([]);
  await advance(5_100);
  expect(read()).toEqual([{ id: 'W1' }]);
  stop();
});

it('says how many messages there are, and leads to the inbox', async () => {
  const { gone, stop, advance, read } = await setUp('W2', 'W1');
  await advance(4_000);
  await screen.findAllByText('2 new messages');
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(gone).toEqual(['/siteMsg']);
  await advance(5_200);
  expect(read()).toEqual([{ id: 'W2,W1' }]);
  stop();
});

it('hides amounts from a reader who hides them', async () => {
  const { world, stop, advance } = await setUp('W1');
  act(() => world.app.settings.setHideAmounts(true));
  await advance(4_000);
  await screen.findAllByText('Your withdrawal of •••••• USDT is complete.');
  stop();
});

it('waits while anything is open over the screen, and counts as read only after that', async () => {
  const { stop, advance, read } = await setUp('W1');
  act(() => void dialog.alert({ title: 'A question' }));
  await screen.findByRole('alertdialog');
  await advance(4_000);
  await advance(20_000);
  expect(screen.queryAllByText(/Your withdrawal/, { selector: 'output span' })).toEqual([]);
  expect(read()).toEqual([]);
  act(() => dialog.clear());
  await screen.findAllByText(/Your withdrawal/, { selector: 'output span' });
  await advance(5_100);
  await waitFor(() => expect(read()).toEqual([{ id: 'W1' }]));
  stop();
});

it('forgets what waits when the person leaves', async () => {
  const { world, stop, advance } = await setUp('W1');
  act(() => void dialog.alert({ title: 'A question' }));
  await screen.findByRole('alertdialog');
  await advance(4_000);
  act(() => world.app.session.end('left'));
  act(() => dialog.clear());
  await advance(10_000);
  expect(screen.queryAllByText(/Your withdrawal/, { selector: 'output span' })).toEqual([]);
  stop();
});
