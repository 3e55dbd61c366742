import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TronWeb } from 'tronweb';
import { isAddress } from 'viem/utils';
import { checkAddress, toEip55 } from '../address/index.ts';
import { checkEmail } from '../email/index.ts';
import { checkIdNumber } from '../id-number/index.ts';
import { checkPhone } from '../phone/index.ts';
import { bundledSize } from './bundledSize.ts';

/** One line of the report. */
export interface ValidatorsBenchRow {
  readonly what: string;
  readonly value: string;
  readonly yardstick: string;
  /** Ours divided by theirs. */
  readonly ratio: number;
  readonly aim: string;
  readonly met: boolean;
}

type Check = (text: string) => boolean;

interface Race {
  readonly what: string;
  readonly typed: Typed;
  readonly ours: Check;
  readonly theirs: Check;
  readonly library: string;
  /** The expected speed as a multiple of the library's. */
  readonly least: number;
}

interface Case {
  readonly input: string;
  readonly expected: boolean;
  readonly network?: string;
}

/** Two libraries without type declarations; only the parts that the bench calls. */
const require = createRequire(import.meta.url);
const multicoin = require('multicoin-address-validator') as { validate(address: string, currency: string): boolean };
const validator = require('validator') as {
  isEmail(text: string): boolean;
  isIdentityCard(text: string, locale: string): boolean;
  isMobilePhone(text: string, locale: string): boolean;
};

/** Checks per sample, enough for the clock's resolution. */
const CHECKS = 20_000;
const SAMPLES = 7;
/** A page that sends money checks so. */
const STRICT = { strict: true } as const;
const KB = 1024;

function readCases(set: string): readonly Case[] {
  const file = new URL(`../../vectors/${set}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }).cases;
}

/** What people type: half of the texts are right, and half have a typo. */
interface Typed {
  readonly right: readonly string[];
  readonly mistyped: readonly string[];
}

const inputs = (cases: readonly Case[]): string[] => cases.map(({ input }) => input);

function addresses(network: string, ...sets: readonly string[]): Typed {
  return {
    right: inputs(sets.flatMap(readCases).filter(({ expected }) => expected)),
    mistyped: inputs(readCases('address_typos_derived').filter((typo) => typo.network === network)),
  };
}

/** All different, because viem caches its last 8192 results, and nobody types one address so often. */
function freshEvmAddresses(): Typed {
  const right = Array.from({ length: CHECKS }, (_, index) =>
    toEip55(`0x${createHash('sha256').update(String(index)).digest('hex').slice(0, 40)}`),
  );
  return { right, mistyped: right.map((text, index) => mistype(text, 2 + (index % 40))) };
}

/** Replaces one hex digit by the next. */
function mistype(text: string, at: number): string {
  const digit = (parseInt(text.charAt(at), 16) + 1) % 16;
  return text.slice(0, at) + digit.toString(16) + text.slice(at + 1);
}

const typedOf = (set: string): Typed => ({
  // validator.js throws on lone surrogates.
  right: inputs(readCases(set).filter(({ input, expected }) => expected && !/\p{Cs}/u.test(input))),
  mistyped: inputs(readCases(set).filter(({ input, expected }) => !expected && !/\p{Cs}/u.test(input))),
});

function races(): Race[] {
  const bitcoin = addresses('BTC', 'btc_core_key_io', 'btc_bip173_bip350', 'btc_wallet_tests');
  const tron = addresses('TRC20', 'tron_trc20');
  const now = Date.now();
  return [
    {
      what: 'TRC20 addresses',
      typed: tron,
      ours: (text) => checkAddress('TRC20', text, STRICT).ok,
      theirs: (text) => multicoin.validate(text, 'trx'),
      library: 'multicoin',
      least: 4,
    },
    {
      what: 'TRC20 addresses',
      typed: tron,
      ours: (text) => checkAddress('TRC20', text, STRICT).ok,
      theirs: (text) => TronWeb.isAddress(text),
      library: 'tronweb',
      least: 4,
    },
    {
      what: 'BTC addresses',
      typed: bitcoin,
      ours: (text) => checkAddress('BTC', text, STRICT).ok,
      theirs: (text) => multicoin.validate(text, 'btc'),
      library: 'multicoin',
      least: 8,
    },
    {
      what: 'ERC20 addresses in mixed case',
      typed: freshEvmAddresses(),
      ours: (text) => checkAddress('ERC20', text, STRICT).ok,
      theirs: (text) => isAddress(text),
      library: 'viem',
      least: 2,
    },
    {
      what: 'e-mail addresses',
      typed: typedOf('email'),
      ours: (text) => checkEmail(text).ok,
      theirs: (text) => validator.isEmail(text),
      library: 'validator.js',
      least: 1,
    },
    {
      what: 'mainland mobile numbers',
      typed: typedOf('cn_mobile'),
      ours: (text) => checkPhone('86', text).ok,
      theirs: (text) => validator.isMobilePhone(text, 'zh-CN'),
      library: 'validator.js',
      least: 1,
    },
    {
      what: 'resident ID numbers',
      typed: typedOf('cn_resident_id'),
      ours: (text) => checkIdNumber(text, { now }).ok,
      theirs: (text) => validator.isIdentityCard(text, 'zh-CN'),
      library: 'validator.js',
      least: 1,
    },
  ];
}

/** Checks per second, repeating the texts as needed. */
function speedOf(check: Check, texts: readonly string[]): number {
  const passes = Math.ceil(CHECKS / texts.length);
  const started = performance.now();
  for (let pass = 0; pass < passes; pass += 1) for (const text of texts) check(text);
  return (passes * texts.length * 1000) / (performance.now() - started);
}

/** The samples alternate so that both run under the same conditions; the best of each counts. */
function race(
  ours: Check,
  theirs: Check,
  texts: readonly string[],
): { readonly ours: number; readonly theirs: number } {
  const best = { ours: 0, theirs: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    best.theirs = Math.max(best.theirs, speedOf(theirs, texts));
    best.ours = Math.max(best.ours, speedOf(ours, texts));
  }
  return best;
}

const perSecond = (speed: number): string => `${Math.round(speed / 1000)}k/s`;

/** One row for right input and one for mistyped input, because a library may be fast only on one of them. */
function run({ what, typed, ours, theirs, library, least }: Race): ValidatorsBenchRow[] {
  return Object.entries(typed).map(([kind, texts]: [string, readonly string[]]) => {
    const speed = race(ours, theirs, texts);
    const ratio = speed.ours / speed.theirs;
    return {
      what: `${what}, ${kind}`,
      value: perSecond(speed.ours),
      yardstick: `${perSecond(speed.theirs)} of ${library}`,
      ratio,
      aim: `≥ ${least}`,
      met: ratio >= least,
    };
  });
}

/** All networks together, compared with the library that covers them all. */
async function compareSizes(): Promise<ValidatorsBenchRow> {
  const ours = await bundledSize("export * from '../address/index.ts'");
  const theirs = await bundledSize("export { default } from 'multicoin-address-validator'");
  const most = 9;
  return {
    what: 'all networks, minified and gzipped',
    value: `${(ours / KB).toFixed(1)} KB`,
    yardstick: `${(theirs / KB).toFixed(1)} KB of multicoin`,
    ratio: ours / theirs,
    aim: `≤ ${most} KB`,
    met: ours <= most * KB,
  };
}

/** Speed and size of the checks compared with the libraries that they replace, in one run. */
export async function validatorsBench(): Promise<ValidatorsBenchRow[]> {
  return [...races().flatMap(run), await compareSizes()];
}
