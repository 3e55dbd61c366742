import type { CatalogType } from '@lingui/conf';

/** The folder whose catalog every visit loads first: it has the words of the shell. */
export const SHELL = 'i18n';

/** The folder whose catalog loads before that of every feature but the login: it has the common words. */
export const COMMON = 'i18n/common';

/** Folders whose catalogs load without the common words, so they have all of their own. */
const WITHOUT_COMMON: readonly string[] = ['i18n/errors', 'features/auth'];

/** A text that this many features use belongs to the common words. */
const COMMON_FROM = 3;

type Entry = CatalogType[string];

/**
 * Moves each text of the shell, and each that three features use, out of all other catalogs into that of the shell or the
 * common one, and gives texts the translations that they had elsewhere. A text of two features stays in both catalogs, so
 * that nobody else loads it.
 *
 * @param catalogs by folder, as extracted
 * @param translations by id of a text, from before the extraction
 */
export function shareWords(
  catalogs: ReadonlyMap<string, CatalogType>,
  translations: ReadonlyMap<string, string>,
): Map<string, CatalogType> {
  const shared = new Set([SHELL, COMMON]);
  const others = [...catalogs].filter(([folder]) => !shared.has(folder));
  const readers = others.filter(([folder]) => !WITHOUT_COMMON.includes(folder));
  const shell = gather(catalogs.get(SHELL), [...others, [COMMON, catalogs.get(COMMON) ?? {}]], () => false);
  const common = gather(catalogs.get(COMMON), readers, (uses) => uses >= COMMON_FROM);

  const without = (catalog: ReadonlyMap<string, Entry>, ...upper: readonly ReadonlyMap<string, Entry>[]): CatalogType =>
    Object.fromEntries([...catalog].filter(([id]) => !upper.some((other) => other.has(id))).map(translated));
  const translated = ([id, entry]: [string, Entry]) => [
    id,
    { ...entry, translation: entry.translation || translations.get(id) || '' },
  ];
  return new Map([
    [SHELL, without(shell)],
    [COMMON, without(common, shell)],
    ...others.map(([folder, catalog]): [string, CatalogType] => {
      const above = WITHOUT_COMMON.includes(folder) ? [shell] : [shell, common];
      return [folder, without(new Map(Object.entries(catalog)), ...above)];
    }),
  ]);
}

/** A shared catalog with its own texts, and those that enough others use, each with the origins of all. */
function gather(
  own: CatalogType = {},
  others: readonly [string, CatalogType][],
  isEnough: (uses: number) => boolean,
): Map<string, Entry> {
  const uses = new Map<string, Entry[]>();
  for (const [id, entry] of others.flatMap(([, catalog]) => Object.entries(catalog)))
    uses.set(id, [...(uses.get(id) ?? []), entry]);
  const gathered = new Map(Object.entries(own));
  const shared = [...uses].filter(([id, entries]) => gathered.has(id) || isEnough(entries.length));
  for (const [id, entries] of shared.sort(([, [a]], [, [b]]) => compare(a?.message, b?.message))) {
    gathered.set(id, merge([gathered.get(id) ?? [], entries].flat()));
  }
  return gathered;
}

/** One entry with the origins of all. */
function merge(entries: readonly Entry[]): Entry {
  const translation = entries.map((entry) => entry.translation).find(Boolean) ?? '';
  return { ...entries[0], translation, origin: entries.flatMap(({ origin = [] }) => origin) };
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
