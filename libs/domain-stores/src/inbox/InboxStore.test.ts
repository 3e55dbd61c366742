import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES } from '@ezwallet/api-client/constants';
import { INBOX_MESSAGE_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { InboxStore } from './InboxStore.ts';

const message = (id: number, isRead: 0 | 1 = 0) => ({ ...INBOX_MESSAGE_EXAMPLE, id: String(id), isRead });

/** A server with so many unread messages about the account. */
function open(count: number) {
  const unread = new Set(Array.from({ length: count }, (_, index) => String(count - index)));
  const fake = createFakeApi({
    inbox: {
      getListV2: async ({ pageNo, pageSize, isRead, typeList }) => {
        const ids = typeList && !typeList.includes(1) ? [] : Array.from({ length: count }, (_, index) => count - index);
        const all = ids
          .map((id) => message(id, unread.has(String(id)) ? 0 : 1))
          .filter((row) => isRead === undefined || row.isRead === isRead);
        const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
        return { pageNo, pageSize, total: all.length, list, unReadNum: unread.size };
      },
      getSiteMsg: async ({ typeList }) => ({
        unReadNum: !typeList || typeList.includes(1) ? unread.size : 0,
        toastLists: [],
        popupLists: [],
      }),
      setRead: async ({ id }) => {
        for (const each of id.split(',')) unread.delete(each);
        return true;
      },
    },
  });
  const session = observable({ user: { ...USER_INFO_EXAMPLE, redDots: ['inbox'] } }, {}, { deep: false });
  const inbox = new InboxStore(createFakeDeps({ api: fake.api }), session);
  const refresh = (redDots: string[]) => runInAction(() => (session.user = { ...session.user, redDots }));
  return { inbox, refresh, unread, ...fake };
}

describe('InboxStore', () => {
  it('counts what is unread of each subject', async () => {
    const { inbox } = open(3);
    await inbox.reload();
    expect(inbox.unread.value).toEqual({ funds: 0, trade: 0, system: 3, service: 0 });
    expect(inbox.unreadTotal).toBe(3);
    expect(inbox.list.value?.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('shows a message that was opened as read at once, and tells the server once', async () => {
    const { inbox, named } = open(2);
    await inbox.reload();
    const [first] = inbox.list.value!;
    inbox.markRead([first!]);
    expect(inbox.isRead(first!)).toBe(true);
    inbox.markRead([first!]);
    await settle();
    expect(named('inbox.setRead')).toEqual([{ id: '2' }]);
    expect(inbox.unreadTotal).toBe(1);
    expect(inbox.isMarked).toBe(true);
  });

  it('marks more than a call takes as read, and the mark goes before the next refresh', async () => {
    const { inbox, named, refresh, unread } = open(230);
    expect(inbox.isMarked).toBe(true);
    expect(await inbox.readAll.submit()).toBe(true);
    expect(unread.size).toBe(0);
    expect(named('inbox.setRead')).toHaveLength(3);
    expect(inbox.isMarked).toBe(false);
    refresh(['inbox']);
    expect(inbox.isMarked).toBe(true);
    refresh([]);
    expect(inbox.isMarked).toBe(false);
  });

  it('asks for one subject alone', async () => {
    const { inbox, named } = open(1);
    await inbox.list.choose('trade');
    expect(inbox.list.value).toEqual([]);
    expect(named('inbox.getListV2').at(-1)).toMatchObject({ typeList: [2] });
  });

  it('counts every type of message once', async () => {
    const { inbox, named } = open(0);
    await inbox.unread.reload();
    const counted = named('inbox.getSiteMsg').flatMap((asked) => (asked as { typeList: number[] }).typeList);
    expect(new Set(counted)).toEqual(new Set(Object.values(MESSAGE_TYPES)));
    expect(counted).toHaveLength(Object.keys(MESSAGE_TYPES).length);
  });

  it('counts answers of support and rewards as service, and marks several messages in one call', async () => {
    const { inbox, named } = open(0);
    inbox.unread.set({ funds: 1, trade: 0, system: 0, service: 2 });
    const rows = ([0, 4, 3] as const).map((type, index) => ({ ...message(index), type }));
    inbox.markRead(rows.slice(0, 2));
    await settle();
    expect(named('inbox.setRead')).toEqual([{ id: '0,1' }]);
    expect(inbox.unread.value).toEqual({ funds: 1, trade: 0, system: 0, service: 0 });
    inbox.markRead(rows);
    await settle();
    expect(named('inbox.setRead').at(-1)).toEqual({ id: '2' });
    expect(inbox.isMarked).toBe(false);
  });
});
