/** `size budgets`: compares the size of a first visit with its limits. Sizes are gzipped. */
import { firstLoad, pageChunks, readBuild } from './walletChunks.ts';

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

const budgets = [
  { what: 'first load of /login', size: firstLoad(build, LOGIN), limit: 150 * KB },
  ...pageChunks(build).map(({ key, size }) => ({ what: key, size, limit: 15 * KB })),
];

for (const { what, size, limit } of budgets) {
  const mark = size <= limit ? '✓' : '✗';
  console.log(`${mark} ${(size / KB).toFixed(1).padStart(6)} of ${String(limit / KB).padStart(3)} KB  ${what}`);
}
const over = budgets.filter(({ size, limit }) => size > limit);
if (over.length) {
  console.error(`${over.length} over budget. Load less at first: split by route, or find what the last change added.`);
  process.exitCode = 1;
}
