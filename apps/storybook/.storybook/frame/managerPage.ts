import { globalsNameReferenceMap } from 'storybook/internal/manager/globals';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { globalTypes } from '../globals.ts';
import { PARTS_FILE, type FrameParts } from './FrameParts.ts';
import { importPackages } from './importPackages.ts';
import { keepIcons } from './keepIcons.ts';
import { takeReact } from './takeReact.ts';

const START = fileURLToPath(new URL('managerStart.ts', import.meta.url));
const SHORTCUTS = fileURLToPath(new URL('shortcuts.ts', import.meta.url));
const PACKAGES = fileURLToPath(import.meta.resolve('storybook/internal/manager/globals-runtime'));
const RUNTIME = fileURLToPath(new URL('runtime.js', import.meta.resolve('storybook/internal/manager/globals')));
const COMPONENTS = fileURLToPath(import.meta.resolve('storybook/internal/components'));
const PAGE = 'virtual:manager-page';

const toolbarIcons = Object.values(globalTypes).flatMap(({ toolbar }) => {
  const { icon, items } = toolbar as { icon: string; items: readonly { icon?: string }[] };
  return [icon, ...items.flatMap((item) => item.icon ?? [])];
});

/** React of the stories. */
const OUR_REACT = /[\\/]node_modules[\\/]react(?:-dom)?[\\/]/;

type Info = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;

/** A module of the page, with those that lead to it. */
function pathTo(wanted: RegExp, infoOf: (id: string) => Info): readonly string[] | undefined {
  const paths: (readonly string[])[] = [[`\0${PAGE}`]];
  const seen = new Set<string>();
  for (const path of paths) {
    const [id = ''] = path;
    if (wanted.test(id)) return path;
    if (seen.has(id)) continue;
    seen.add(id);
    const info = infoOf(id);
    paths.push(
      ...[...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])].map((each) => [each, ...path]),
    );
  }
  return undefined;
}

/**
 * Builds the page around the stories together with them, so that what both need is there once: the components of the
 * panels, the theme. Storybook has that page ready made, with packages that it keeps for add-ons of others.
 * @param addons files of the add-ons
 */
export function managerPage(addons: readonly string[]): Plugin {
  const steps = [START, ...addons, RUNTIME];
  const unmet = new Set([SHORTCUTS, PACKAGES, ...steps]);
  return {
    name: 'ezwallet:manager-page',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      this.emitFile({ type: 'chunk', id: PAGE, name: 'frame' });
    },
    resolveId(id, importer) {
      if (id === PAGE) return `\0${PAGE}`;
      return id === 'storybook/manager-api' && importer === COMPONENTS ? SHORTCUTS : undefined;
    },
    load: (id) => (id === `\0${PAGE}` ? steps.map((file) => `import '${file}';`).join('\n') : undefined),
    transform(code, id) {
      unmet.delete(id);
      if (id === PACKAGES) return { code: takeReact(code), map: null };
      if (!steps.includes(id)) return undefined;
      const own = id === RUNTIME ? importPackages(keepIcons(code, toolbarIcons), globalsNameReferenceMap) : code;
      return { code: own, map: null, moduleSideEffects: true };
    },
    buildEnd() {
      if (unmet.size > 0) this.error(`The page around the stories has no ${[...unmet].join(', ')}.`);
      const path = pathTo(OUR_REACT, (id) => this.getModuleInfo(id));
      if (path) this.error(`The page around the stories has two Reacts: ${path.join(' < ')}`);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const script =
        chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${PAGE}`)?.fileName ?? this.error('No frame.');
      const loaded = new Set([script]);
      for (const file of loaded)
        for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) loaded.add(each);
      const parts: FrameParts = { script, imports: [...loaded].filter((file) => file !== script) };
      this.emitFile({ type: 'asset', fileName: PARTS_FILE, source: JSON.stringify(parts) });
    },
  };
}
