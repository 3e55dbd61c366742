import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findSecrets } from './findSecrets.ts';
import { readTree } from './readTree.ts';
import { secrets } from './secrets.ts';
import { secretsInFolder, secretsInHistory, secretsInPatches } from './secretPlaces.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const digits = (length: number) => '0123456789abcdefABCDEF'.repeat(4).slice(0, length);

/** Put together here, so that this file itself holds none. */
const CANARIES: Readonly<Record<string, string>> = {
  'private key': `${['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')}\n${digits(64)}`,
  'AWS key': `AKIA${'Q7'.repeat(8)}`,
  'GitHub token': `ghp_${digits(36)}`,
  'npm token': `//registry.npmjs.org/:_authToken=${digits(30)}`,
  'Slack token': `xoxb-${digits(20)}`,
  'Google key': `AIza${digits(35)}`,
  'Stripe key': `sk_live_${digits(24)}`,
  'JSON web token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', digits(20)].join('.'),
  'address with a password': ['smtps://robin', 'tr0ub4dor@mail.provider.net'].join(':'),
  'assigned secret': `"masterKey": "${digits(44)}"`,
};

describe('the secret scan finds [S47]', () => {
  it.each(Object.entries(CANARIES))('a planted %s', (kind, canary) => {
    expect(findSecrets(`first line\nconst config = ${canary};\n`)).toContainEqual({ line: 2, kind });
  });

  it('a canary in a folder, and in a commit that a later one undid', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ezwallet-canary-'));
    writeFileSync(join(folder, 'app.js'), `fetch("/", { token: "${CANARIES['GitHub token']}" })`);
    expect(secretsInFolder(folder)).toEqual([`${join(folder, 'app.js')}:1 GitHub token`]);
    rmSync(folder, { recursive: true });
    const line = CANARIES['Stripe key'];
    const patch = (sign: string) =>
      `commit abc1234\ndiff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n${sign}${line}\n`;
    expect(secretsInPatches(patch('-') + patch('+'))).toEqual(['abc1234 a.ts Stripe key']);
  });

  it('nothing in words about secrets', () => {
    for (const text of [
      'const token = newToken();',
      '`smtps://user:password@host`',
      'postgres://wallet:wallet@localhost:5432/wallet',
      `//127.0.0.1/:_authToken=anybody`,
      `sha512-${digits(80)}==`,
      `masterKey: '${'x'.repeat(40)}'`,
    ])
      expect(findSecrets(text), text).toEqual([]);
  });
});

it('no file holds a secret [S47]', () => {
  expect(secrets.check(readTree(ROOT))).toEqual([]);
});

it('no commit ever added one [S47]', () => {
  expect(secretsInHistory(ROOT)).toEqual([]);
});
