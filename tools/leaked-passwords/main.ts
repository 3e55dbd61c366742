import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { placeOf } from '../../libs/validators/src/common-passwords/placeOf.ts';
import { checkLoginPassword } from '../../libs/validators/src/login-password/index.ts';
import { encodeGaps } from './encodeGaps.ts';

/**
 * Writes the lists of leaked passwords: the whole list for the gateway, and a filter of the most common ones for pages.
 *
 * The source is the list of Django 5.2.17 (BSD-3-Clause): 19,640 passwords by frequency, made by Royce Williams from Have I
 * Been Pwned. Get the package with `pip download django==5.2.17 --no-deps`, and unzip the file that is named below.
 *
 * Usage: npm run leaked-passwords -- django/contrib/auth/common-passwords.txt.gz
 */
const SHA256 = '3c1baed62596de36860824eb3f436d5932d37ca8b06e59df78f5a44ec175afe4';
const GATEWAY = 'apps/gateway/src/secrets/leaked-passwords.gen.ts';
const FILTER = 'libs/validators/src/common-passwords/filter.gen.ts';
/** As many as fit into the size limit of the filter's entry. */
const FILTERED = 3000;
/** One password in 2^10 that is not in the list looks as if it were. */
const RICE_BITS = 10;

const file = process.argv[2];
if (file === undefined) throw new Error('Give the path of common-passwords.txt.gz. The head of this file says where it is.');
const packed = readFileSync(file);
const digest = createHash('sha256').update(packed).digest('hex');
if (digest !== SHA256) throw new Error(`${file} is not the list of Django 5.2.17: its SHA-256 is ${digest}.`);
const leaked = gunzipSync(packed).toString('utf8').trim().split('\n');

const head = `// Made by tools/leaked-passwords from the list of Django 5.2.17 (BSD-3-Clause, see NOTICE.txt). Do not edit it.\n`;
writeFileSync(GATEWAY, `${head}export const LEAKED = \`\n${leaked.join('\n')}\n\`;\n`);

const choosable = leaked.filter((password) => checkLoginPassword(password).ok).slice(0, FILTERED);
const range = choosable.length * 2 ** RICE_BITS;
const places = [...new Set(choosable.map((password) => placeOf(password, range)))].toSorted((a, b) => a - b);
const data = encodeGaps(places, RICE_BITS);
writeFileSync(
  FILTER,
  `${head}export const FILTER = {\n  count: ${places.length},\n  range: ${range},\n  riceBits: ${RICE_BITS},\n  data: '${data}',\n} as const;\n`,
);
process.stdout.write(`${leaked.length} passwords for the gateway, ${places.length} in ${data.length} characters for pages\n`);
