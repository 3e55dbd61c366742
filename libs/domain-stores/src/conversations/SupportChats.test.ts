import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { SupportChats } from './SupportChats.ts';

const ABOUT = { subject: 'account', reference: '' } as const;
const ROW = {
  id: 'c1',
  subject: 'account',
  reference: '',
  state: 1,
  lastText: 'Hello',
  lastBy: 'member',
  unread: 1,
  updatedAt: 1_790_000_000_000,
} as const;

function open(refuse = false) {
  const faults = ['no answer'];
  const { api, named } = createFakeApi({
    support: {
      open: async () => {
        if (refuse) throw new FakeRefusal('OVER_MAX_TOTAL');
        if (faults.shift()) throw new Error('no answer');
        return { id: 'c1' };
      },
      conversations: async () => ({ list: [ROW], answerMinutes: 5 }),
      close: async () => true,
    } as never,
  });
  return { chats: new SupportChats(createFakeDeps({ api })), named };
}

/** A conversation on a server that fails to take messages first. */
function openTalk() {
  const faults = ['no network'];
  const { api, named } = createFakeApi({
    user: { uploadFile: async () => ({ fileId: 'f1', fileType: 'PDF', size: 9, index: 0 }) },
    support: {
      send: async ({ nonce: _, ...sent }: { nonce: string; fileId?: string }) => {
        if (faults.shift()) throw new Error('no network');
        return { seq: 1, by: 'member', text: '', file: { name: 'October.pdf', size: 9 }, links: [], at: 1, ...sent };
      },
      file: async () => ({ name: 'October.pdf', size: 9, mimeType: 'application/pdf', fileBase64: 'JVBERi0xLjc=' }),
    } as never,
  });
  const deps = createFakeDeps({ api });
  return { deps, chats: new SupportChats(deps), named };
}

const noncesOf = (sent: readonly unknown[]) => sent.map((each) => (each as { nonce: string }).nonce);

describe('SupportChats', () => {
  it('sends a first message again as the same one, and a changed one as another', async () => {
    const { chats, named } = open();
    expect(await chats.begin.submit({ ...ABOUT, text: 'Hello' })).toBe(false);
    expect(await chats.begin.submit({ ...ABOUT, text: 'Hello' })).toBe(true);
    expect(chats.begin.output).toBe('c1');
    expect(await chats.begin.submit({ ...ABOUT, text: 'Hello again' })).toBe(true);
    const [first, second, third] = noncesOf(named('support.open'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends a PDF as a file, uploads it once, and keeps it across a reload', async () => {
    const { deps, chats, named } = openTalk();
    const { outbox } = chats.of('c1');
    await outbox.send({ text: '', pdf: { fileName: 'October.pdf', fileBase64: 'JVBERi0xLjc=', size: 10 } }, 0);
    const facts = { name: 'October.pdf', size: 10 };
    expect(outbox.items).toMatchObject([{ kind: 'file', file: facts, fileId: 'f1', progress: 1, failure: {} }]);
    const later = new SupportChats(deps).of('c1');
    await settle();
    expect(later.outbox.items).toMatchObject([{ kind: 'file', file: facts, fileId: 'f1' }]);
    await later.outbox.resend(later.outbox.items[0]!);
    expect(later.outbox.items).toEqual([]);
    expect(later.thread.messages).toMatchObject([{ kind: 'file', fileId: 'f1' }]);
    expect(named('user.uploadFile')).toMatchObject([{ fileType: 'PDF', fileName: 'October.pdf' }]);
    expect(named('support.send')).toMatchObject([{ kind: 'file' }, { kind: 'file' }]);
    expect(new Set(noncesOf(named('support.send'))).size).toBe(1);
    expect(await chats.loadFile('f1')).toMatchObject({ name: 'October.pdf' });
    expect(named('support.file')).toEqual([{ fileId: 'f1' }]);
  });

  it('tells support that the person writes, every few seconds at most', () => {
    const { api, named } = createFakeApi({ support: { news: () => Promise.reject(new Error('no answer')) } });
    const deps = createFakeDeps({ api });
    let now = 1000;
    const talk = new SupportChats({ ...deps, clock: Object.assign(Object.create(deps.clock), { now: () => now }) }).of(
      'c1',
    );
    for (const draft of ['W', 'Wh', '']) talk.type(draft);
    expect(named('support.news')).toEqual([{ id: 'c1', after: 0, isTyping: true }]);
    now += 4000;
    talk.type('');
    expect(named('support.news')).toHaveLength(1);
    talk.type('Why');
    expect(named('support.news')).toHaveLength(2);
  });

  it('keeps a draft for each subject', () => {
    const { chats } = open();
    chats.type(ABOUT, 'My account');
    expect(chats.draftOf(ABOUT)).toBe('My account');
    expect(chats.draftOf({ subject: 'bill', reference: '42' })).toBe('');
  });

  it('finds the open conversation about the same', async () => {
    const { chats } = open();
    await chats.list.load();
    expect(chats.openAbout(ABOUT)?.id).toBe('c1');
    expect(chats.openAbout({ subject: 'free', reference: '' })).toBeUndefined();
  });

  it('tells why the server takes no more', async () => {
    const { chats } = open(true);
    expect(await chats.begin.submit({ ...ABOUT, text: 'Hello' })).toBe(false);
    expect(chats.begin.failure?.code).toBe('OVER_MAX_TOTAL');
  });
});
