import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What people install or run. Storybook and our tools serve nobody else. */
const PRODUCT = [
  'apps/gateway/src',
  'apps/gateway/public',
  'apps/wallet/src',
  'apps/wallet/public',
  'apps/wallet/index.html',
  'libs',
];
const SKIPPED = /(?:^|\/)(?:node_modules|dist|vectors|testing|coverage)$/;
const TESTS = /\.(?:test|stories|bench)\.tsx?$/;

interface Line {
  /** Path and number. */
  readonly at: string;
  readonly text: string;
}

function* filesIn(path: string): Generator<string> {
  if (/\.\w+$/.test(path)) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.test(inner)) yield* filesIn(inner);
    } else yield inner;
  }
}

/** Lines of code, without those of comments. */
const product: readonly Line[] = PRODUCT.flatMap((path) => [...filesIn(join(ROOT, path))])
  .filter((path) => /\.(?:ts|tsx|js|html)$/.test(path) && !TESTS.test(path))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${relative(ROOT, path)}:${index + 1}`, text }))
      .filter(({ text }) => !/^\s*(?:\*|\/\/|\/\*)/.test(text)),
  );
const linesWith = (form: RegExp) =>
  product.filter(({ text }) => form.test(text)).map(({ at, text }) => `${at} ${text.trim()}`);

it('no code turns text into markup or code [S2]', () => {
  expect(product.length).toBeGreaterThan(20_000);
  const forms = [
    /dangerouslySetInnerHTML/,
    /\.(?:innerHTML|outerHTML|srcdoc)\s*\+?=[^=]/,
    /insertAdjacentHTML|createContextualFragment|document\.write|setHTMLUnsafe/,
    /(?:^|[^.\w])eval\(|new Function\(/,
    /set(?:Timeout|Interval)\(\s*['"`]/,
  ];
  for (const form of forms) expect(linesWith(form)).toEqual([]);
});

it('a link to another window gives it no way back [S10]', () => {
  // `target="_blank"` implies noopener in every browser that we serve; `window.open` does not.
  expect(linesWith(/\bwindow\.open\(|[^.\w]open\(['"`]http/).filter((line) => !line.includes('noopener'))).toEqual([]);
  expect(linesWith(/rel="[^"]*\bopener\b/)).toEqual([]);
});

it('no message to another window goes to any origin [S44]', () => {
  expect(linesWith(/postMessage\(.*['"`]\*['"`]/)).toEqual([]);
  // An object alone goes to a channel, which has our own origin only.
  const senders = linesWith(/\bpostMessage\([^)]*,/).filter((line) => !/postMessage\(\{[^}]*\}[^,]*\)/.test(line));
  expect(senders.length).toBeGreaterThan(0);
  for (const line of senders) expect(line).toMatch(/postMessage\(text, origin\)/);
});

describe('a secret is compared in constant time [S24]', () => {
  const gateway = product.filter(({ at }) => at.startsWith('apps/gateway/src/'));
  const SECRET = String.raw`(?:\w*(?:token|digest|signature|secret|mac|seal|pin|password|verifyCode)|sign|otpCode\([^)]*\))`;
  const PLAIN = String.raw`(?:undefined|null|''|['"]|\d|true|false|typeof)`;
  const BESIDE = new RegExp(
    String.raw`\b${SECRET}\)? (?:===|!==) (?!${PLAIN})|(?<!typeof [\w.]+ )(?:===|!==) (?:[\w.]+\.)?${SECRET}(?![\w(.])`,
    'i',
  );

  it('by `isSameDigest`, and not by an operator', () => {
    const compared = gateway.filter(({ text }) => BESIDE.test(text));
    expect(compared.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([]);
  });

  it('which this test would see', () => {
    for (const line of [
      'if (token === stored.token) return;',
      'if (sign !== expected) refuse();',
      'steps.find((step) => otpCode(secret, step) === code)',
      'return own === mac;',
    ])
      expect(BESIDE.test(line), line).toBe(true);
    for (const line of [
      "if (token === '') return;",
      'if (password === undefined) return;',
      "typeof token === 'string'",
    ])
      expect(BESIDE.test(line), line).toBe(false);
  });
});

it('every process of the gateway runs without `__proto__` [S13]', () => {
  const starts = [
    ...['apps/gateway/package.json']
      .flatMap((path) => readFileSync(join(ROOT, path), 'utf8').split('\n'))
      .filter((line) => /"(?:start|dev)":/.test(line)),
    ...['tools/scripts/start.ts', 'tools/scripts/dev.ts'].map((path) => readFileSync(join(ROOT, path), 'utf8')),
  ];
  expect(starts).toHaveLength(4);
  for (const start of starts) expect(start).toContain('--disable-proto=delete');
});

it('no page of ours names another host [S45]', () => {
  const pages = product.filter(({ at }) => /\.html:/.test(at));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({ text }) => /(?:https?:)?\/\/[a-z0-9-]+\.[a-z]/i.test(text))).toEqual([]);
  expect(linesWith(/<script[^>]*src="(?!\/)/)).toEqual([]);
  expect(linesWith(/gtag|googletagmanager|google-analytics|sentry\.io|hotjar|segment\.com|eruda/i)).toEqual([]);
});

it('the flag `vconsole` opens the console of the browser, and no code of a console is shipped [S43]', () => {
  const lines = linesWith(/vconsole/i);
  expect(lines).toEqual([expect.stringMatching(/page-settings\.ts:\d+ const FLAG = 'vconsole';$/)]);
  expect(linesWith(/from ['"](?:vconsole|eruda)|import\(['"](?:vconsole|eruda)/i)).toEqual([]);
});

it('the library of web vitals loads only when somebody has named a collector [S45]', () => {
  expect(linesWith(/['"]web-vitals['"]/).filter((line) => !line.includes('import type'))).toEqual([
    expect.stringMatching(/telemetry\/watchVitals\.ts:\d+ .*await import\('web-vitals'\);$/),
  ]);
  expect(linesWith(/startTelemetry\.ts'/)).toEqual([expect.stringMatching(/app\/watch\.ts:\d+ void import\(/)]);
});
