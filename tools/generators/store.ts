import type { Generator } from './Generator.ts';
import { camel, kebab, pascal } from './naming.ts';

/** A store of the signed-in person, with its test. */
export const store: Generator = {
  kind: 'store',
  usage: '<name>                     e.g. vouchers',
  about: 'a MobX store in libs/domain-stores, with a test on fake collaborators',
  generate(name) {
    const Store = `${pascal(name)}Store`;
    const folder = `libs/domain-stores/src/${kebab(name)}`;
    return {
      files: [
        {
          path: `${folder}/${Store}.ts`,
          text: `import { makeAutoObservable } from 'mobx';
import type { Deps } from '../ports/deps.ts';

/** Says in one sentence what it knows and when that changes. */
export class ${Store} {
  /** When what is shown was read, in epoch milliseconds; null before the first time. */
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
          path: `${folder}/${Store}.test.ts`,
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
      edits: [`libs/domain-stores/src/root/createSessionStores.ts: make ${camel(name)}; src/index.ts: export its type`],
    };
  },
};
