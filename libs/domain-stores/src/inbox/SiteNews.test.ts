import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { INBOX_MESSAGE_EXAMPLE, USER_INFO_EXAMPLE, type InboxMessage } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { InboxStore } from './InboxStore.ts';
import { SiteNews } from './SiteNews.ts';

const message = (id: string): InboxMessage => ({ ...INBOX_MESSAGE_EXAMPLE, id, isRead: 0, link: '/devices' });

function open(redDots: string[] = ['inbox']) {
  const unread = new Set<string>();
  const refuse: Error[] = [];
  const of = (kind: string) => [...unread].filter((id) => id.startsWith(kind)).map(message);
  const fake = createFakeApi({
    inbox: {
      getListV2: async (page) => ({
        ...page,
        total: unread.size,
        list: [...unread].map(message),
        unReadNum: unread.size,
      }),
      getSiteMsg: async () => ({ unReadNum: unread.size, toastLists: of('t'), popupLists: of('c') }),
      setRead: async ({ id }) => {
        const error = refuse.shift();
        if (error) throw error;
        for (const each of id.split(',')) unread.delete(each);
        return true;
      },
    },
  });
  const deps = createFakeDeps({ api: fake.api });
  const session = observable({ user: { ...USER_INFO_EXAMPLE, redDots } }, {}, { deep: false });
  const inbox = new InboxStore(deps, session);
  const news = new SiteNews(deps, { session, inbox });
  const refresh = async (marks: string[] = ['inbox']) => {
    runInAction(() => (session.user = { ...session.user, redDots: marks }));
    await settle();
  };
  const ids = (list: readonly InboxMessage[]) => list.map(({ id }) => id);
  return {
    ...fake,
    news,
    inbox,
    unread,
    refuse,
    refresh,
    advance: (ms: number) => deps.clock.advance(ms),
    toasts: () => ids(news.toasts),
    cards: () => ids(news.cards),
    asked: () => fake.named('inbox.getSiteMsg').length,
  };
}

describe('SiteNews', () => {
  it('lets the first screen load, and asks only when something is unread', async () => {
    const { asked, advance, refresh } = open([]);
    await refresh([]);
    await advance(30_000);
    await refresh([]);
    expect(asked()).toBe(0);
    await refresh(['inbox']);
    expect(asked()).toBe(1);
  });

  it('asks once for data that are fresh more often than a person needs news', async () => {
    const { asked, advance, refresh } = open();
    await advance(3_999);
    expect(asked()).toBe(0);
    await advance(1);
    expect(asked()).toBe(1);
    for (let turn = 0; turn < 4; turn += 1) {
      await advance(3_000);
      await refresh();
    }
    expect(asked()).toBe(1);
    await advance(3_000);
    await refresh();
    expect(asked()).toBe(2);
  });

  it('marks toasts as read 5 s and 100 ms for each after they were shown, in one call', async () => {
    const { news, unread, toasts, advance, refresh, named } = open();
    unread.add('t2').add('t1');
    await advance(4_000);
    expect(toasts()).toEqual(['t2', 't1']);
    await advance(20_000);
    expect(named('inbox.setRead')).toEqual([]);
    news.shown(news.toasts);
    expect(toasts()).toEqual([]);
    await advance(5_199);
    await refresh();
    expect(toasts()).toEqual([]);
    expect(named('inbox.setRead')).toEqual([]);
    await advance(1);
    expect(named('inbox.setRead')).toEqual([{ id: 't2,t1' }]);
    expect([...unread]).toEqual([]);
  });

  it('keeps cards until they are closed, here at once', async () => {
    const { news, unread, cards, advance, refresh, named } = open();
    unread.add('c2').add('c1');
    await advance(60_000);
    await refresh();
    expect(cards()).toEqual(['c2', 'c1']);
    expect(news.cards[0]?.link).toBe('/devices');
    news.close(news.cards[0]!);
    expect(cards()).toEqual(['c1']);
    await settle();
    expect(named('inbox.setRead')).toEqual([{ id: 'c2' }]);
    expect(named('inbox.getListV2')).toHaveLength(1);
  });

  it('takes away cards that were closed on another device', async () => {
    const { unread, cards, advance, refresh } = open();
    unread.add('c2').add('c1');
    await advance(4_000);
    unread.delete('c2');
    await advance(30_000);
    await refresh();
    expect(cards()).toEqual(['c1']);
    await refresh([]);
    expect(cards()).toEqual([]);
  });

  it('marks what was closed again when the server did not hear of it, and does not show it again', async () => {
    const { news, unread, refuse, cards, advance, refresh, named } = open();
    unread.add('c1');
    await advance(4_000);
    refuse.push(new Error('network'));
    news.close(news.cards[0]!);
    await advance(30_000);
    await refresh();
    expect(cards()).toEqual([]);
    expect(named('inbox.setRead')).toEqual([{ id: 'c1' }, { id: 'c1' }]);
    expect([...unread]).toEqual([]);
  });

  it('stops for good, with toasts that wait to count as read', async () => {
    const { news, unread, advance, refresh, asked, named } = open();
    unread.add('t1');
    await advance(4_000);
    news.shown(news.toasts);
    news.dispose();
    await advance(60_000);
    await refresh();
    expect(asked()).toBe(1);
    expect(named('inbox.setRead')).toEqual([]);
  });
});
