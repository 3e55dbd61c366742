import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { checkLooks } from './checkLooks.ts';
import { everyPath, FURTHER_PATHS } from './everyPath.ts';
import { findForeign } from './findForeign.ts';
import { goTo } from './goTo.ts';
import type { OwnGateway } from './OwnGateway.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { Sandbox } from './setUp/sandbox.ts';

/** Each language, and the browser setting that selects it. */
const LANGUAGES = [
  { locale: 'en', tag: 'en-US' },
  { locale: 'zh_CN', tag: 'zh-CN' },
  { locale: 'zh_HK', tag: 'zh-HK' },
] as const;

type Locale = (typeof LANGUAGES)[number]['locale'];

/**
 * People by what the wallet shows them, with the languages of a usual run: each language once or more. `WALK=all` looks at every
 * screen as everybody in every language.
 */
const PEOPLE: Readonly<Record<'visitor' | 'member' | 'acceptor' | 'frozen member', readonly Locale[]>> = {
  visitor: ['zh_CN'],
  member: ['en', 'zh_HK'],
  acceptor: ['zh_CN'],
  'frozen member': ['en'],
};
const isThorough = process.env['WALK'] === 'all';

// A trace would take a picture of the page at each of several thousand checks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** Screens that lead a member elsewhere. */
const FOR_VISITORS = ['/login', '/register'];

for (const who of Object.keys(PEOPLE) as (keyof typeof PEOPLE)[]) {
  for (const { locale, tag } of LANGUAGES.filter(({ locale }) => isThorough || PEOPLE[who].includes(locale))) {
    test.describe(() => {
      test.use({ locale: tag });

      test(`every screen works for a ${who} in ${tag}`, async ({ page, request, gateway }) => {
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
        await enter(page, who, { request, gateway });

        for (const path of [...everyPath, ...FURTHER_PATHS]) {
          await goTo(page, path);
          const { pathname } = new URL(page.url());
          if (who === 'visitor' && pathname === '/login' && path !== '/login') {
            expect
              .soft(new URL(page.url()).searchParams.get('from'), `${path}: the way back after the login`)
              .toBe(path);
            continue;
          }
          if (who !== 'visitor' && FOR_VISITORS.includes(path)) {
            expect.soft(pathname, path).toBe('/');
            continue;
          }
          const screen = page.locator('[data-part="entering"]');
          const back = screen.getByRole('banner').getByRole('button');
          const ways = back.or(page.getByRole('navigation')).or(screen.getByRole('link'));
          expect.soft(await ways.count(), `${path}: ways out`).toBeGreaterThan(0);
          expect.soft(await page.title(), `${path}: title`).not.toBe('');
          expect.soft(await page.evaluate(findForeign, locale), `${path}: words of another language`).toEqual([]);
          if (who === 'visitor' || who === 'member') await checkLooks(page, path, locale === 'en' ? 'all' : 'fit');
          else await checkAccessibility(page, path);
        }
        expect(problems).toEqual([]);
      });
    });
  }
}

interface Entrance {
  readonly request: Page['request'];
  readonly gateway: OwnGateway;
}

/** Opens the wallet as this person. */
async function enter(page: Page, who: keyof typeof PEOPLE, { request, gateway }: Entrance): Promise<void> {
  if (who === 'visitor') {
    await page.goto('/about');
    return;
  }
  const accounts = await new Sandbox(request).accounts();
  const account = accounts.find(({ role }) => role === (who === 'acceptor' ? 'acceptor' : 'member'))!;
  const person = new Person(page, account.phone);
  await person.enterAs(account);
  if (who !== 'frozen member') return;
  const closed = [
    '--userFlag',
    '3',
    ...['transfer', 'recharge', 'withdraw', 'sell'].flatMap((of) => [`--${of}Flag`, '0']),
  ];
  expect(await gateway.operate('flags', 'set', account.userNo, ...closed)).toMatchObject({ code: 0 });
  await page.reload();
}
