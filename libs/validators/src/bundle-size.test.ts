import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledSize } from './bench/bundledSize.ts';

const KB = 1024;
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `\/([a-z-]+)` \|.*\| ([0-9.]+) \|$/gm)].map(
  ([, entry = '', size = '']) => [entry, Number(size)] as const,
);
const sizeOf = async (name: string, entry: string): Promise<number> =>
  (await bundledSize(`export { ${name} } from '../${entry}/index.ts'`)) / KB;

/** Checks that consist of several others, so that their sizes add up. */
const COMPOSED = new Set([
  'checkLoginIdentifier',
  'parsePaymentText',
  'parseTransferCode',
  'parseScannedText',
  'checkAddress',
]);

describe('what a page loads', () => {
  it.each(rows)('/%s is at most %s KB', async (entry, limit) => {
    const size = (await bundledSize(`export * from '../${entry}/index.ts'`)) / KB;
    expect(size).toBeLessThanOrEqual(limit);
    expect(size).toBeGreaterThan(limit - 0.2);
  });

  it('is at most 9 KB for all networks, 3.5 for TRC20', async () => {
    expect((await bundledSize("export * from '../address/index.ts'")) / KB).toBeLessThanOrEqual(9);
    expect(await sizeOf('tronAddress', 'address')).toBeLessThanOrEqual(3.5);
  });

  it('is at most 1.1 KB for a single check, and 1.4 for one that knows reserved names', async () => {
    for (const [entry] of rows) {
      if (entry === 'valibot') continue;
      const exported = Object.keys((await import(`./${entry}/index.ts`)) as object);
      for (const name of exported.filter((name) => /^(?:check|parse)[A-Z]/.test(name) && !COMPOSED.has(name))) {
        expect([name, (await sizeOf(name, entry)) <= (name === 'checkNickname' ? 1.4 : 1.1)]).toEqual([name, true]);
      }
    }
  });

  it('contains only one check when the main entry is asked for one', async () => {
    expect((await bundledSize("export { checkEmail } from '../index.ts'")) / KB).toBeLessThan(0.6);
  });
});
