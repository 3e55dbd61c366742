import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { placeOf } from '../../libs/validators/src/common-passwords/placeOf.ts';
import { checkLoginPassword } from '../../libs/validators/src/login-password/index.ts';
import { encodeGaps } from './encodeGaps.ts';

/**
 * Writes the lists of leaked passwords: the whole list for the gateway, and a filter of the most common ones for pages.
 *
 * The sources are the list of Django 5.2.17 (BSD-3-Clause): 19,640 passwords by frequency, made by Royce Williams from Have I
 * Been Pwned; and for the gateway also that of @zxcvbn-ts/language-common 4.1.3 (MIT): 49,233 passwords. Get the packages with
 * `pip download django==5.2.17 --no-deps` and `npm pack @zxcvbn-ts/language-common@4.1.3`, and unpack the files named below.
 *
 * Usage: npm run leaked-passwords -- django/contrib/auth/common-passwords.txt.gz package/src/passwords.json
 */
const SOURCES = {
  django: '3c1baed62596de36860824eb3f436d5932d37ca8b06e59df78f5a44ec175afe4',
  zxcvbn: 'f422773d94d630f27e08b26d7017e847bb1feb2a84809340e9c0b0c47b33e3f1',
} as const;
const GATEWAY = 'apps/gateway/data/leaked-passwords.txt';
const FILTER = 'libs/validators/src/common-passwords/filter.gen.ts';
/** As many as fit into the size limit of the filter's entry. */
const FILTERED = 3000;
/** One password in 2^10 that is not in the list looks as if it were. */
const RICE_BITS = 10;

const [, , django, zxcvbn] = process.argv;
if (django === undefined || zxcvbn === undefined)
  throw new Error('Give the paths of both lists. The head of this file says where they are.');
const leaked = gunzipSync(read(django, SOURCES.django)).toString('utf8').trim().split('\n');
const others = JSON.parse(read(zxcvbn, SOURCES.zxcvbn).toString('utf8')) as string[];
// The other rules refuse the rest anyway.
const more = others.map((password) => password.toLowerCase()).filter((password) => checkLoginPassword(password).ok);
const all = [...new Set([...leaked, ...more])];

function read(path: string, sha256: string): Buffer {
  const content = readFileSync(path);
  const digest = createHash('sha256').update(content).digest('hex');
  if (digest !== sha256) throw new Error(`${path} is not the list of that version: its SHA-256 is ${digest}.`);
  return content;
}

const HEAD =
  '// Made by tools/leaked-passwords from the list of Django 5.2.17 (BSD-3-Clause, see NOTICE.txt). Do not edit it.\n';
writeFileSync(GATEWAY, `${all.join('\n')}\n`);

const choosable = leaked.filter((password) => checkLoginPassword(password).ok).slice(0, FILTERED);
const range = choosable.length * 2 ** RICE_BITS;
const places = [...new Set(choosable.map((password) => placeOf(password, range)))].toSorted((a, b) => a - b);
const data = encodeGaps(places, RICE_BITS);
writeFileSync(
  FILTER,
  `${HEAD}export const FILTER = {\n  count: ${places.length},\n  range: ${range},\n  riceBits: ${RICE_BITS},\n  data: '${data}',\n} as const;\n`,
);
process.stdout.write(
  `${all.length} passwords for the gateway, ${places.length} in ${data.length} characters for pages\n`,
);
