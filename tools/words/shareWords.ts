import type { CatalogType } from '@lingui/conf';

/** The folder whose catalog every visit loads first: it has the words of the shell and the common set. */
export const COMMON = 'i18n';

/** A text that this many features use belongs to the common set. */
const COMMON_FROM = 3;

type Entry = CatalogType[string];

/**
 * Moves each text that the shell or three features use into the common catalog, out of all others, and gives texts the
 * translations that they had elsewhere. A text of two features stays in both catalogs, so that nobody else loads it.
 *
 * @param catalogs by folder, as extracted
 * @param translations by id of a text, from before the extraction
 */
export function shareWords(
  catalogs: ReadonlyMap<string, CatalogType>,
  translations: ReadonlyMap<string, string>,
): Map<string, CatalogType> {
  const translated = ([id, entry]: [string, Entry]) => [id, { ...entry, translation: entry.translation || translations.get(id) || '' }];
  const others = [...catalogs].filter(([folder]) => folder !== COMMON);
  const uses = new Map<string, Entry[]>();
  for (const [id, entry] of others.flatMap(([, catalog]) => Object.entries(catalog))) uses.set(id, [...(uses.get(id) ?? []), entry]);

  const common = new Map(Object.entries(catalogs.get(COMMON) ?? {}));
  const shared = [...uses].filter(([id, entries]) => common.has(id) || entries.length >= COMMON_FROM);
  for (const [id, entries] of shared.sort(([, [a]], [, [b]]) => compare(a?.message, b?.message))) {
    common.set(id, merge([common.get(id) ?? [], entries].flat()));
  }
  const own = ([folder, catalog]: [string, CatalogType]) =>
    [folder, Object.fromEntries(Object.entries(catalog).filter(([id]) => !common.has(id)).map(translated))] as const;
  return new Map([[COMMON, Object.fromEntries([...common].map(translated))], ...others.map(own)]);
}

/** One entry with the origins of all. */
function merge(entries: readonly Entry[]): Entry {
  const translation = entries.map((entry) => entry.translation).find(Boolean) ?? '';
  return { ...entries[0], translation, origin: entries.flatMap(({ origin = [] }) => origin) };
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
