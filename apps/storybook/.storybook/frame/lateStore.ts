import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Change {
  readonly from: string;
  readonly to: string;
}

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * Code that asks for the store of add-ons while the modules of the page start. In Storybook's own script the store is
 * there before them; as modules, they import each other, and it comes last.
 */
const CHANGES: ReadonlyMap<string, Change> = new Map([
  [
    fileOf('storybook/internal/instrumenter'),
    {
      from: 'var addons = globalThis.__STORYBOOK_ADDONS_PREVIEW;',
      to: `var store = () => globalThis.__STORYBOOK_ADDONS_PREVIEW;
var addons = {
  ready: () => new Promise((done) => queueMicrotask(() => store()?.ready().then(done))),
  getChannel: () => store().getChannel(),
};`,
    },
  ],
  [
    fileOf('storybook/internal/csf'),
    {
      from: 'addons?.ready && addons.ready().then(useHighlights);',
      to: 'queueMicrotask(() => addons?.ready().then(useHighlights));',
    },
  ],
]);

/** Lets the steps of plays and the highlights wait until the store of add-ons is there. */
export function lateStore(): Plugin {
  const unmet = new Set(CHANGES.keys());
  return {
    name: 'ezwallet:late-store',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.get(id);
      if (!change) return undefined;
      if (code.includes(change.from)) unmet.delete(id);
      return { code: code.replace(change.from, () => change.to), map: null };
    },
    buildEnd() {
      if (unmet.size > 0) this.error(`Another code takes the store of add-ons in ${[...unmet].join(', ')}.`);
    },
  };
}
