/** `size budgets`: compares the size and the requests of a first visit with their limits. Sizes are gzipped. */
import { firstLoad, pageChunks, readBuild, requestsOf, sentBytes } from './walletChunks.ts';

const KB = 1024;
const build = readBuild('apps/wallet/dist');

/**
 * A first visit to /login: the app, the page, its words, and the client with its envelope, which load with the
 * first call. Code that loads while the page idles or after a tap (dialogs, captcha, session stores) does not count.
 */
const LOGIN = [
  'index.html',
  'src/features/auth/pages/LoginPage/LoginPage.tsx',
  'src/i18n/locales/en.po',
  'src/features/auth/locales/en.po',
  'src/app/network/createApi.ts',
];

/** A first visit of a member to Home: all of the above, and what runs as long as they are signed in. */
const HOME = [
  'index.html',
  'src/features/home/pages/HomePage/HomePage.tsx',
  'src/i18n/locales/en.po',
  'src/i18n/start/en.ts',
  'src/app/network/createApi.ts',
  'src/app/watch.ts',
  'src/app/screens/MemberScreen.tsx',
  '../../libs/domain-stores/src/root/createSessionStores.ts',
  '../../libs/ui/src/components/overlays/overlays.ts',
  'src/features/news/index.ts',
  'src/features/news/locales/en.po',
];

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
const asIs = (count: number) => String(count);

const budgets = [
  { what: 'first load of /login, scripts by gzip', value: firstLoad(build, LOGIN), limit: 140 * KB, words: inKb },
  { what: 'first load of /login as it is sent', value: sentBytes(build, LOGIN), limit: 140 * KB, words: inKb },
  { what: 'requests of /login', value: requestsOf(build, LOGIN), limit: 12, words: asIs },
  { what: 'requests of Home', value: requestsOf(build, HOME), limit: 25, words: asIs },
  ...pageChunks(build).map(({ key, size }) => ({ what: key, value: size, limit: 15 * KB, words: inKb })),
];

for (const { what, value, limit, words } of budgets) {
  const mark = value <= limit ? '✓' : '✗';
  console.log(`${mark} ${words(value).padStart(8)} of ${words(limit).padStart(8)}  ${what}`);
}
const over = budgets.filter(({ value, limit }) => value > limit);
if (over.length) {
  console.error(`${over.length} over budget. Load less at first: split by route, or find what the last change added.`);
  process.exitCode = 1;
}
