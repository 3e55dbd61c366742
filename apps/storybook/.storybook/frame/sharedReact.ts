import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Packages that are parts of both pages. */
const SHARED = /[\\/]node_modules[\\/](?:storybook|@storybook[\\/](?:icons|addon-docs)|use-sync-external-store)[\\/]/;
/** By its name, or by its folder, under which Storybook looks for it. */
const REACT = /(?:^|[\\/]node_modules[\\/])(react(?:\/jsx-runtime|-dom(?:\/client)?)?)$/;
const CLIENT = 'react-dom/client';
const PREFIX = '\0page:';
const PAGE = fileURLToPath(new URL('pageReact.ts', import.meta.url));
const FRAME = fileURLToPath(import.meta.resolve('storybook/internal/manager/globals-runtime'));

const packageOf = (key: string, names: object) =>
  `import { pageReact } from '${PAGE}';
export default pageReact.${key};
export const { ${Object.keys(names)
    .filter((name) => name !== 'default')
    .join(', ')} } = pageReact.${key};`;

const PACKAGES: Readonly<Record<string, string>> = {
  react: packageOf('react', react),
  'react/jsx-runtime': packageOf('jsxRuntime', jsxRuntime),
  'react-dom': packageOf('reactDom', reactDom),
  // The frame alone starts with it.
  [CLIENT]: `export { client as default } from '${FRAME}';`,
};

/** Gives the packages that both pages share the React of the page. The pages have different ones. */
export function sharedReact(): Plugin {
  const unmet = new Set(Object.keys(PACKAGES));
  return {
    name: 'ezwallet:shared-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const name = SHARED.test(importer) ? REACT.exec(id)?.[1] : undefined;
      if (name === undefined) return undefined;
      unmet.delete(name);
      return PREFIX + name;
    },
    load: (id) => (id.startsWith(PREFIX) ? PACKAGES[id.slice(PREFIX.length)] : undefined),
    buildEnd() {
      if (unmet.size > 0) this.error(`No part of Storybook's frame takes ${[...unmet].join(', ')} of its page.`);
    },
  };
}
