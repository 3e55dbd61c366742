import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = 'apps/wallet/src/features';
/** The file that tells the wallet the words of each feature, from the root of the workspace. */
export const FEATURE_WORDS = 'apps/wallet/src/i18n/featureWords.gen.ts';

/** What a feature imports from another. */
const IMPORTED = /import \{([^}]*)\} from '(?:\.\.\/)+([\w-]+)\/index\.ts'/g;
/** Names of what has words: components, and tables of looks and words. */
const HAS_WORDS = /\b(?:[A-Z]\w*|lookOf|\w+(?:Looks|Words))\b/;
/** What a part asks for itself, because it loads later than its screen. */
const ASKED = /words\.need\('([\w-]+)'\)/g;

/** The sources of each feature that can have words, by the name of its folder. */
export type FeatureSources = ReadonlyMap<string, readonly string[]>;

/** Reads them. */
export function readFeatures(root = '.'): FeatureSources {
  const folder = join(root, FEATURES);
  const sources = (feature: string) =>
    readdirSync(join(folder, feature), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .map((file) => readFileSync(join(folder, feature, file), 'utf8'));
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((feature) => [feature, sources(feature)]),
  );
}

/** The features whose parts a feature shows together with its own. */
function takenBy(texts: readonly string[]): Set<string> {
  const asked = new Set(texts.flatMap((text) => [...text.matchAll(ASKED)].map(([, other]) => other)));
  const taken = texts
    .flatMap((text) => [...text.matchAll(IMPORTED)])
    .filter(([, names = '', other]) => HAS_WORDS.test(names) && !asked.has(other))
    .map(([, , other = '']) => other);
  return new Set(taken);
}

/** For each feature, those whose words its screens show: itself first, then what it takes from, and what those take from. */
export function featureWords(features: FeatureSources): Map<string, readonly string[]> {
  const wordsOf = (feature: string) => {
    const found = new Set([feature]);
    for (const each of found) for (const other of takenBy(features.get(each) ?? [])) found.add(other);
    return [feature, ...[...found].filter((each) => each !== feature).toSorted()];
  };
  return new Map([...features.keys()].map((feature) => [feature, wordsOf(feature)]));
}

/** The file that the wallet imports. */
export function featureWordsModule(features: FeatureSources): string {
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
  return [
    '// Written by `npm run extract -w @ezwallet/wallet`.',
    '',
    '/** For each feature, those whose words its screens show: itself, and those that it takes parts from. */',
    'export const featureWords = {',
    ...[...featureWords(features)].map(([feature, words]) => `  ${key(feature)}: [${list(words)}],`),
    '} as const;',
    '',
  ].join('\n');
}
