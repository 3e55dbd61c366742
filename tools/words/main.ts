import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { FEATURE_WORDS, featureWordsModule, readFeatures } from './featureWords.ts';
import { COMMON, SHELL, shareWords } from './shareWords.ts';

/**
 * Extracts the wallet's words from its sources into its catalogs: `npm run extract -w @ezwallet/wallet`.
 *
 * Lingui writes a text into the catalog of every folder that uses it. What several features use moves from there into the
 * common catalog, what the shell uses stays in that of the shell alone, and a text keeps its translation wherever it moves.
 * Then it writes which words each feature shows.
 */

const ROOT = join(import.meta.dirname, '../..');
const WALLET = join(ROOT, 'apps/wallet');
const SOURCES = join(WALLET, 'src');
const SOURCE_LOCALE = 'en';
const FEATURES = readFeatures(ROOT);
const FOLDERS = [SHELL, COMMON, 'i18n/errors', ...[...FEATURES.keys()].map((feature) => `features/${feature}`)];
const LOCALES = readdirSync(join(SOURCES, SHELL, 'locales')).map((file) => file.replace(/\.po$/, ''));

const format = formatter({ lineNumbers: false, printLinguiId: false });

const fileOf = (folder: string, locale: string) => join(SOURCES, folder, 'locales', `${locale}.po`);

async function read(folder: string, locale: string): Promise<CatalogType> {
  const filename = fileOf(folder, locale);
  if (!existsSync(filename)) return {};
  return await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: SOURCE_LOCALE, filename });
}

async function readAll(locale: string): Promise<Map<string, CatalogType>> {
  return new Map(await Promise.all(FOLDERS.map(async (folder) => [folder, await read(folder, locale)] as const)));
}

async function write(folder: string, locale: string, catalog: CatalogType): Promise<void> {
  const filename = fileOf(folder, locale);
  if (!existsSync(filename)) return;
  const existing = readFileSync(filename, 'utf8');
  writeFileSync(filename, await format.serialize(catalog, { locale, sourceLocale: SOURCE_LOCALE, filename, existing }));
}

/** Every text with its translation, whatever catalog it is in. */
const translationsOf = (catalogs: ReadonlyMap<string, CatalogType>) =>
  new Map(
    [...catalogs.values()]
      .flatMap(Object.entries<CatalogType[string]>)
      .map(([id, { translation }]) => [id, translation]),
  );

const before = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, translationsOf(await readAll(locale))] as const)),
);
execFileSync('lingui', ['extract', '--clean'], { cwd: WALLET, stdio: ['ignore', 'ignore', 'inherit'] });

for (const locale of LOCALES) {
  const shared = shareWords(await readAll(locale), before.get(locale) ?? new Map());
  for (const [folder, catalog] of shared) await write(folder, locale, catalog);
  const texts = [...shared].flatMap(([folder, catalog]) =>
    Object.values(catalog).map((entry) => ({ folder, ...entry })),
  );
  const missing = texts.filter(({ translation }) => !translation);
  process.stdout.write(`${locale}: ${texts.length} texts, ${missing.length} without translation\n`);
  for (const { folder, message } of missing) process.stdout.write(`  ${folder}/locales/${locale}.po: ${message}\n`);
}

writeFileSync(join(ROOT, FEATURE_WORDS), featureWordsModule(FEATURES));
