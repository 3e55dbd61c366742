import { readFileSync } from 'node:fs';
import { bundle, Features, transform } from 'lightningcss';

/** The browsers we support: iOS 15.4 and Android WebView 100 brought everything the kit's CSS needs but nesting. */
export const CSS_TARGETS = { safari: (15 << 16) | (4 << 8), ios_saf: (15 << 16) | (4 << 8), chrome: 100 << 16 };

/** Nothing here says `light-dark()`, which lightningcss would make ready for wherever a scheme is set. */
const LOWERING = { targets: CSS_TARGETS, exclude: Features.LightDark };

/** Class names stay readable in a host app's inspector and cannot meet its own. */
export const CSS_MODULE_PATTERN = 'ui-[hash]-[local]';

/**
 * Rollup plugin: turns `*.module.css` into a class map and gathers the rules of all of them, behind the package's
 * own stylesheet, into one css file.
 *
 * @param {{ entry: string, fileName: string } | undefined} stylesheet the package's global css and the emitted name
 */
export function cssModules(stylesheet) {
  /** @type {Map<string, string>} */
  const rules = new Map();
  return {
    name: 'ezwallet:css-modules',
    transform(_code, id) {
      if (!id.endsWith('.module.css')) return id.endsWith('.css') ? { code: '', map: null } : null;
      const output = transform({
        filename: id,
        code: readFileSync(id),
        cssModules: { pattern: CSS_MODULE_PATTERN },
        minify: true,
        ...LOWERING,
      });
      rules.set(id, output.code.toString());
      const classes = Object.entries(output.exports ?? {}).map(([local, { name, composes }]) => [
        local,
        [name, ...composes.map((c) => c.name)].join(' '),
      ]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(classes))};`, map: null };
    },
    generateBundle() {
      if (!stylesheet) return;
      const global = bundle({ filename: stylesheet.entry, minify: true, ...LOWERING }).code.toString();
      const ordered = [...rules].sort(([a], [b]) => a.localeCompare(b)).map(([, css]) => css);
      // Together once more: what files share, such as the order of the layers, is then said once.
      const { code } = transform({
        filename: stylesheet.fileName,
        code: Buffer.from([global, ...ordered].join('\n')),
        minify: true,
        ...LOWERING,
      });
      this.emitFile({ type: 'asset', fileName: stylesheet.fileName, source: code });
    },
  };
}
