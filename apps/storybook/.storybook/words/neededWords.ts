import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = /features\/([\w-]+)\/locales\/\w+\.po$/;
const NEED = /\.need\('([\w-]+)'\)/g;
const NONE = '\0no words';

/**
 * Leaves out the words of features that no story of an app asks for. The app finds its words by their names, so a build would bring all.
 * @param app folder of the app
 */
export function neededWords(app: string): Plugin {
  const files = readdirSync(join(app, 'src'), { recursive: true, encoding: 'utf8' });
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(app, 'src', file), 'utf8'));
  const needed = new Set(stories.flatMap((text) => [...text.matchAll(NEED)].map(([, feature]) => feature)));
  return {
    name: 'ezwallet:needed-words',
    enforce: 'pre',
    resolveId: (id) => {
      const feature = WORDS.exec(id)?.[1];
      return feature !== undefined && !needed.has(feature) ? NONE : undefined;
    },
    load: (id) => (id === NONE ? 'export const messages = {};' : undefined),
  };
}
