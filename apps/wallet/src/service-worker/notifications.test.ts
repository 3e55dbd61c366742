import { describe, expect, it } from 'vitest';
import { type NotifyDeps, openNotice, ownPath, readNotice, showNotice } from './notifications.ts';

const ORIGIN = 'https://wallet.example';
const TEXT = JSON.stringify({
  id: '7',
  title: 'Money received',
  body: 'You received money.',
  link: '/order/detail?billNo=12',
  lang: 'zh_HK',
});

function scene(pages: readonly boolean[] = []) {
  const shown: [string, NotificationOptions][] = [];
  const said: object[] = [];
  const opened: string[] = [];
  let focused = 0;
  const deps: NotifyDeps = {
    origin: ORIGIN,
    show: async (title, options) => void shown.push([title, options]),
    pages: async () =>
      pages.map((isFocused) => ({
        focused: isFocused,
        focus: async () => void (focused += 1),
        postMessage: (message: object) => void said.push(message),
      })),
    open: async (path) => void opened.push(path),
  };
  return { deps, shown, said, opened, focused: () => focused };
}

describe('a push', () => {
  it('becomes a notification with the words of the gateway, one for each notice', async () => {
    const { deps, shown, said } = scene([false]);
    await showNotice(TEXT, deps);
    expect(shown).toEqual([
      [
        'Money received',
        {
          body: 'You received money.',
          tag: 'notice-7',
          lang: 'zh-HK',
          icon: '/icon-192.png',
          badge: '/badge-96.png',
          silent: false,
          data: { path: '/order/detail?billNo=12' },
        },
      ],
    ]);
    expect(said).toEqual([]);
  });

  it('makes no sound while somebody looks at the app, whose page hears of it', async () => {
    const { deps, shown, said } = scene([false, true]);
    await showNotice(TEXT, deps);
    expect(shown[0]?.[1].silent).toBe(true);
    expect(said).toEqual([{ type: 'pushed', tag: 'notice-7' }]);
  });

  it.each([undefined, '', 'no JSON', '7', 'null', '{"title":{}}', '{"id":8}'])(
    'that nobody understands (%j) still shows something, and leads to Home',
    async (text) => {
      const { deps, shown } = scene();
      await showNotice(text, deps);
      expect(shown).toMatchObject([['EZ Wallet', { body: '', data: { path: '/' } }]]);
    },
  );
});

describe('the path of a notification', () => {
  it.each(['/order/detail?billNo=1', '/security', '/chat?id=a'])('may be our own screen %s', (path) => {
    expect(ownPath(path, ORIGIN)).toBe(path);
  });

  it.each([
    'https://thief.example/login',
    '//thief.example',
    '/\\thief.example',
    'javascript:alert(1)',
    '/sandbox',
    '/api/logout',
    '',
    7,
    null,
    undefined,
  ])('is Home in place of %j [S10][S56]', (link) => {
    expect(ownPath(link, ORIGIN)).toBe('/');
    expect(readNotice(JSON.stringify({ link }), ORIGIN).path).toBe('/');
  });
});

describe('a tap', () => {
  it('opens the screen in the page that is there', async () => {
    const { deps, said, opened, focused } = scene([false, false]);
    await openNotice({ path: '/security' }, deps);
    expect([said, opened, focused()]).toEqual([[{ type: 'open', path: '/security' }], [], 1]);
  });

  it('opens a page where there is none', async () => {
    const { deps, opened } = scene();
    await openNotice({ path: '/security' }, deps);
    await openNotice(null, deps);
    await openNotice({ path: 'https://thief.example' }, deps);
    expect(opened).toEqual(['/security', '/', '/']);
  });
});
