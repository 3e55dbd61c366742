import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { GeneratedFile, Generator } from './Generator.ts';
import { withLine } from './lists.ts';
import { camel, kebab, pascal } from './naming.ts';

const SOURCES = 'libs/domain-stores/src';
const SESSION = `${SOURCES}/root/createSessionStores.ts`;
const FACE = `${SOURCES}/index.ts`;

/** What `createSessionStores` imports the ports from, as a file in a folder beside `root` imports it. */
function portsFrom(text: string): string {
  const [, file] = /^import type \{ Deps \} from '(.+)';$/m.exec(text) ?? [];
  if (!file) throw new Error(`${SESSION} imports no Deps. Correct the generator of stores.`);
  return `../${posix.join('root', file)}`;
}

/** Makes the store when a session opens, and hands it out. */
function madeInSession(text: string, name: string, store: string, file: string): GeneratedFile {
  const imported = withLine(text, {
    among: /^import \{ .* \} from '\.\.\/(.+)';$/,
    line: `import { ${store} } from '../${file}';`,
  });
  const lines = imported.split('\n');
  const made = lines.findLastIndex((line) => /^ {2}const \w+ = new \w+\(/.test(line));
  const withStore = lines.toSpliced(made + 1, 0, `  const ${name} = new ${store}(deps);`);
  const end = withStore.findIndex((line, place) => place > withStore.indexOf('  const stores = {') && line === '  };');
  if (made < 0 || end < 0 || !withStore.includes('  const stores = {'))
    throw new Error(`${SESSION} makes its stores in another way now. Correct the generator of stores.`);
  return { path: SESSION, text: withStore.toSpliced(end, 0, `    ${name},`).join('\n') };
}

/** A store of the signed-in person, with its test. */
export const store: Generator = {
  kind: 'store',
  usage: '<name>                     e.g. vouchers',
  about: 'a MobX store in libs/domain-stores, made when a session opens, with a test on fake collaborators',
  generate(name) {
    const Store = `${pascal(name)}Store`;
    const file = `${kebab(name)}/${Store}.ts`;
    const session = readFileSync(SESSION, 'utf8');
    const face = readFileSync(FACE, 'utf8');
    return {
      files: [
        {
          path: `${SOURCES}/${file}`,
          text: `import { makeAutoObservable } from 'mobx';
import type { Deps } from '${portsFrom(session)}';

/** Says in one sentence what it knows and when that changes. */
export class ${Store} {
  /** When the shown data was read, in epoch milliseconds; null before the first time. */
  loadedAt: number | null = null;

  readonly #clock: Deps['clock'];

  constructor({ clock }: Pick<Deps, 'clock'>) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  markLoaded(): void {
    this.loadedAt = this.#clock.now();
  }
}
`,
        },
        {
          path: `${SOURCES}/${kebab(name)}/${Store}.test.ts`,
          text: `import { describe, expect, it } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { ${Store} } from './${Store}.ts';

describe('${Store}', () => {
  it('remembers when it was read', () => {
    const deps = createFakeDeps();
    const store = new ${Store}(deps);
    expect(store.loadedAt).toBeNull();
    store.markLoaded();
    expect(store.loadedAt).toBe(deps.clock.now());
  });
});
`,
        },
      ],
      updates: [
        madeInSession(session, camel(name), Store, file),
        // The end of a statement names its file, also where the statement takes several lines.
        { path: FACE, text: afterSmaller(face, file, `export type { ${Store} } from './${file}';`) },
      ],
      edits: [`${SOURCES}/${file}: what it knows and does`, `${SESSION}: hand it its collaborators`],
    };
  },
};

/** A face with one more export, after the statements whose files come before it. */
function afterSmaller(text: string, file: string, line: string): string {
  const lines = text.split('\n');
  const fileOf = (candidate: string): string | undefined => /(?:^export .*|^\}) from '\.\/(.+)';$/.exec(candidate)?.[1];
  const before = lines.findLastIndex((candidate) => (fileOf(candidate) ?? '~') < file);
  return lines.toSpliced(before + 1, 0, line).join('\n');
}
