import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import * as paths from '../src/world/paths.ts';
import { Person } from './Person.ts';
import { test } from './test.ts';

/** A file of the build, from Vite's manifest. */
interface Chunk {
  readonly file: string;
  /** What the bundler calls it. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

const APP = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, APP), 'utf8');
const chunks = JSON.parse(read('dist/.vite/manifest.json')) as Readonly<Record<string, Chunk>>;

/** The chunks that load when this one does. */
function closure(key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of chunks[key]?.imports ?? []) closure(other, found);
  return found;
}

/** How a person meets a chunk. */
interface Way {
  readonly path: string;
  readonly visitor?: true;
  /** What they do on the screen. */
  readonly act?: (page: Page) => Promise<void>;
  /** What they see when the code is there. */
  readonly shown?: (page: Page) => Locator;
}

const ROUTE = /path: (\w+)\.(\w+)\(\)[^]*?import\('\.\/(pages\/[^']+)'\)/g;
/** The first screen of a feature whose pages are one chunk. */
const SHARED_ROUTE = /screen\((\w+)\.(\w+)\(\)/;
const pathOf = (group: string, name: string) =>
  (paths as unknown as Record<string, Record<string, () => string>>)[group]![name]!();

/** Every page, by its source. */
const pages = readdirSync(new URL('src/features', APP)).flatMap((feature) => {
  const file = new URL(`src/features/${feature}/routes.ts`, APP);
  const text = readdirSync(new URL('.', file)).includes('routes.ts') ? readFileSync(file, 'utf8') : '';
  const shared = SHARED_ROUTE.exec(text);
  const routes = [...text.matchAll(ROUTE), ...(shared ? [shared] : [])];
  return routes.map(([, group = '', name = '', page = 'pages.ts']): [string, Way] => {
    const visitor = feature === 'auth' ? { visitor: true as const } : {};
    return [`src/features/${feature}/${page}`, { path: pathOf(group, name), ...visitor }];
  });
});

const mine = (name: RegExp | string) => async (page: Page) => page.getByRole('button', { name }).click();
const openCaptcha = async (page: Page) => {
  await page.getByLabel('Phone number').fill('4155552671');
  await page.getByRole('button', { name: 'Send code' }).click();
};
const puzzle = (page: Page) => page.getByRole('button', { name: 'Continue without the puzzle' });
const chooseChinese = async (page: Page) => {
  await page.getByRole('button', { name: /^Language|^語言/ }).click();
  await page.getByRole('button', { name: '繁體中文' }).click();
};

/** How a person meets the words of features without a screen. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  capture: '/kyc',
  confirm: '/transfer',
  contacts: '/transfer',
  'coupon-choice': '/withdrawal',
  proof: '/transfer',
  push: '/notification/push',
};
const words = Object.keys(chunks).flatMap((key): [string, Way][] => {
  const feature = /^src\/features\/([\w-]+)\/locales\/en\.po$/.exec(key)?.[1];
  if (feature === undefined || feature === 'closed' || feature === 'biometrics' || feature === 'news') return [];
  const [, page] = pages.find(([source]) => source.startsWith(`src/features/${feature}/`)) ?? [];
  return [[key, page ?? { path: FOREIGN_WORDS[feature] ?? `no screen shows the words of ${feature}` }]];
});

const STORES = '../../libs/domain-stores/src/root/createSessionStores.ts';

/** Their code loads for nobody else, and the person of this test is none. Their words load for everybody. */
const FOR_ACCEPTORS = 'src/features/acceptors/pages';

/** How a person meets each chunk that loads by itself. */
const ways = new Map<string, Way>([
  ...pages.filter(([source]) => !source.startsWith(FOR_ACCEPTORS)),
  ...words,
  ['src/i18n/locales/en.po', { path: '/about' }],
  ['src/i18n/common/en.ts', { path: '/transfer' }],
  ['src/i18n/start/en.ts', { path: '/' }],
  ['src/app/network/createApi.ts', { path: '/transation' }],
  ['src/app/screens/MemberScreen.tsx', { path: '/transfer' }],
  ['src/app/screens/OtherScreen.tsx', { path: '/about' }],
  [STORES, { path: '/transfer' }],
  [
    '../../libs/ui/src/components/overlays/overlays.ts',
    { path: '/?tab=mine', act: mine('Change nickname'), shown: (page) => page.getByRole('dialog') },
  ],
  [
    'src/features/home/components/WealthCharts.tsx',
    { path: '/?tab=wealth', shown: (page) => page.getByRole('heading', { name: 'Holdings' }) },
  ],
  [
    'src/features/auth/components/CodeSecret.tsx',
    {
      path: '/login',
      visitor: true,
      act: (page) => page.getByRole('tab', { name: 'Code' }).click(),
      shown: (page) => page.getByRole('button', { name: 'Send code' }),
    },
  ],
  ['src/shared/captcha/CaptchaPuzzle.tsx', { path: '/register', visitor: true, act: openCaptcha, shown: puzzle }],
  [
    '../../libs/ui/src/components/SliderCaptcha/CaptchaPuzzle.tsx',
    { path: '/register', visitor: true, act: openCaptcha, shown: puzzle },
  ],
  [
    '../../libs/ui/src/components/SliderCaptcha/solveProofOfWork.ts',
    { path: '/register', visitor: true, act: openCaptcha, shown: puzzle },
  ],
  [
    '../../libs/ui/src/messages/zhHk.ts',
    { path: '/?tab=mine', act: chooseChinese, shown: (page) => page.getByRole('heading', { name: '我的' }) },
  ],
  [
    'src/i18n/locales/zh_HK.po',
    { path: '/?tab=mine', act: chooseChinese, shown: (page) => page.getByRole('heading', { name: '我的' }) },
  ],
]);

/** Chunks that no person meets in this test, and why nothing is missing here. */
const NOT_MET: readonly (readonly [RegExp, string])[] = [
  [/features\/news\/(index\.ts|locales\/)/, 'Home leaves its news out.'],
  [
    /(locales|common|start)\/zh_(CN|HK)\.(po|ts)$|zhCn\.ts$/,
    'They load as the English words and the kit words of Hong Kong do.',
  ],
  [/i18n\/errors\//, 'Without our words for a refusal, the person reads those of the server.'],
  [/app\/watch\.ts$/, 'It loads again by itself.'],
  [/common-passwords\//, 'Without the list, the server alone refuses a leaked password.'],
  [/announceReceived\.ts$/, 'Without its toast, the mark on the bell tells that money came.'],
  [
    /announceTrades\.ts$/,
    'Without its toast, the order itself shows what has happened, and the title of the page tells that one waits.',
  ],
  [/announceSiteNews\.ts$/, 'Without its toast, the mark on the bell tells that a message came.'],
  [/push\/index\.ts$/, 'Without its offer Home is Home, and the settings turn notifications on.'],
  [/push\/model\/openBrowserPush\.ts$/, 'Without it, the next start of the app renews the subscription.'],
  [/announceOutcomes\.ts$/, 'Without its toast, the screen of the request tells what became of it.'],
  [/announceOffers\.ts$/, 'Without its toast, the workplace and the mark on Home tell that an offer waits.'],
  [/libs\/bridge\/|app\/native\/|features\/biometrics\//, 'Only the native shell loads it.'],
  [/envelope\/v1\//, 'Only servers without pinned keys need version 1.'],
  [/browser\/PageTexts\.ts$/, 'Only a browser that keeps nothing loads it.'],
  [/features\/recovery\/index\.ts$/, 'It fails as the other parts of Home do, for a member whose recovery waits.'],
  [/describeThisDevice\.ts$/, 'Without it, the list of devices has the name alone, and a place is not remembered.'],
  [/app\/telemetry\/|web-vitals/, 'Only a page that names a collector loads it.'],
  [/sendByXhr\.ts$/, 'No screen uploads a file yet.'],
  [/proof-of-work\.ts$/, 'Browsers without workers load it.'],
  [/shrinkPicture\.ts$/, 'Without it, the tile of the picture says that it failed, and offers another try.'],
  [/decode\.js$/, 'The scanner loads it again at each look, and a message says so meanwhile.'],
  [/features\/acceptors\/pages\.ts$/, 'It fails as other pages do, for an acceptor.'],
  [/features\/closed\//, 'It fails as a page does, on the screen of a restricted account.'],
  [/PasskeyLogin\.tsx$|app\/device\/webauthn\.ts$/, 'Pages at the address of a machine, as here, have no passkeys.'],
  [/BankMark\/outlines\.ts$/, 'Without it, a bank shows its character in the font of the device.'],
  [/shell\/laptop\/index\.ts$/, 'Without it, a wide window shows the app as on a phone.'],
  [/WideHome\.tsx$/, 'It fails as a page does, in a wide window.'],
  [/makeStatement\.ts$/, 'Without it, a message says that there is no statement yet, and the chip stays.'],
  [/unused-by-pdf$/, 'The PDF library names it and never loads it.'],
  [/SecondFactorSheet\.tsx$/, 'It fails as the other parts do, for an account with a second factor.'],
];

test('every chunk of the build is part of one that is tested, or has a reason not to be', () => {
  const isMet = (key: string) => ways.has(key) || NOT_MET.some(([pattern]) => pattern.test(key));
  const atStart = closure('index.html');
  const dynamic = Object.keys(chunks).filter((key) => chunks[key]!.isDynamicEntry && !atStart.has(key));
  expect(dynamic.filter((key) => !isMet(key))).toEqual([]);
  expect([...ways.keys()].filter((key) => !dynamic.includes(key))).toEqual([]);
  const reached = new Set(dynamic.flatMap((key) => [...closure(key)]));
  const others = Object.keys(chunks).filter((key) => chunks[key]!.file.endsWith('.js') && !atStart.has(key));
  expect(others.filter((key) => !reached.has(key))).toEqual([]);
});

/** A chunk that others share fails as they do. This one has what all members load. */
const shared = [...closure(STORES)].find((key) => chunks[key]!.name === 'members') ?? STORES;
const met = [[shared, ways.get(STORES)!] as const, ...ways];

const PARTS = 2;
for (let part = 0; part < PARTS; part += 1) {
  test(`code that does not load says so, and loads when the person asks (${part + 1} of ${PARTS}) [S43]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await new Person(page).join('Robin', '60');
    const visitor = await browser.newPage({ baseURL: baseURL!, locale: 'en-US' });
    // The page has reloaded itself as often as it may, so that the person sees the message.
    for (const each of [page, visitor]) await each.addInitScript(() => sessionStorage.setItem('reload-count', '2'));
    const own = met.filter((_, index) => index % PARTS === part);
    for (const [key, way] of own) await test.step(key, () => meet(way.visitor ? visitor : page, key, way));
    await visitor.close();
  });
}

/** Opens the screen without the chunk, reads the message, lets the chunk through, and tries again. */
async function meet(
  page: Page,
  key: string,
  { path, act, shown = (on) => on.locator('main').first() }: Way,
): Promise<void> {
  const file = `**/${chunks[key]!.file}`;
  const again = page.getByRole('button', { name: /^Try again/ }).or(page.getByRole('link', { name: /^Try again/ }));
  const message = again.or(page.getByText(/did not load/)).first();
  await page.route(file, (route) => route.abort());
  await page.goto(path);
  await act?.(page);
  await expect(message, `${key} is missing on ${path}, and nothing says so`).toBeVisible();
  await page.unroute(file);
  // Calls that need the code ask about the network, over the screen. Both have a way to try again.
  const question = page.getByRole('alertdialog').getByRole('button', { name: /^Try again/ });
  await expect(async () => {
    if (await question.isVisible()) await question.click({ timeout: 3_000 });
    else if (await again.first().isVisible()) await again.first().click({ timeout: 3_000 });
    await expect(again).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  // What opens at a tap opens at the next one.
  if (act)
    await expect(async () => {
      if (!(await shown(page).isVisible())) await act(page);
      await expect(shown(page)).toBeVisible({ timeout: 3_000 });
    }).toPass();
  await expect(shown(page), `${key} is there again, and ${path} does not show it`).toBeVisible();
  await expect(page.locator('[data-code-missing]')).toHaveCount(0);
}
