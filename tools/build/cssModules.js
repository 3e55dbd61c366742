import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, Features, transform } from 'lightningcss';
import { arrangeRules } from './arrangeRules.js';
import { readRules, writeRules } from './cssRules.js';

/**
 * The browsers we support. iOS 15.4 and Android WebView 100 have everything that the kit's CSS needs, except nesting.
 */
const CSS_TARGETS = { safari: (15 << 16) | (4 << 8), ios_saf: (15 << 16) | (4 << 8), chrome: 100 << 16 };

/** Nothing here says `light-dark()`, which lightningcss would make ready for wherever a scheme is set. */
const LOWERING = { targets: CSS_TARGETS, exclude: Features.LightDark, minify: true };

const LAYER = '@layer ui.components';
/** The layers that only `layered.css` keeps. The tokens and the reset stay in theirs, so that a host's own rules win. */
const LEFT = new Set(['@layer ui.base.kit', LAYER]);
/** The stylesheet for hosts that have all their rules in layers. */
const LAYERED = 'layered.css';
/** The stylesheet that contains the rules of all modules. */
const COMPONENTS = 'components.css';
/** The temporary names of classes in the nth sheet, until all classes are known. */
const longName = (sheet) => `in${sheet}-[local]`;
const LONG_NAME = /(?<=[^\w-])in\d+-[\w-]+/g;

/** How every class of the kit starts. `components.css` finds the kit's elements by it, so a host must not use it. */
export const kitPrefix = 'ez-';

/** Names that are short, because classes are a tenth of the styles, and equal for equal sources. Hex compresses best. */
const shortName = (index) => kitPrefix + index.toString(16);

/**
 * Compiles all `*.module.css` below a folder.
 *
 * @param {string} folder
 */
function compileSheets(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  /** @type {Map<string, string>} */
  const names = new Map();
  const sheets = files.sort().map((file, index) => {
    const filename = join(folder, file);
    const cssModules = { pattern: longName(index) };
    const { code, exports } = transform({ filename, code: readFileSync(filename), cssModules, ...LOWERING });
    const short = code.toString().replace(LONG_NAME, (long) => {
      if (!names.has(long)) names.set(long, shortName(names.size));
      return names.get(long);
    });
    const [rule, ...more] = readRules(short).filter((each) => typeof each !== 'string');
    if (rule?.head !== LAYER || more.length) throw new Error(`${filename}: all rules have to be in one ${LAYER}.`);
    const classes = Object.entries(exports ?? {}).map(([local, { name }]) => [local, names.get(name)]);
    return { filename, rules: rule.inside, classes: Object.fromEntries(classes) };
  });
  return new Map(sheets.map(({ filename, ...sheet }) => [filename, sheet]));
}

/**
 * Takes rules out of the layers of the kit, because any rule of a host that is in no layer, even `* { padding: 0 }`, is
 * stronger than every rule in one.
 *
 * @param {string} css
 */
const unlayered = (css) =>
  writeRules(
    readRules(css).flatMap((rule) => (typeof rule !== 'string' && LEFT.has(rule.head) ? rule.inside : [rule])),
  );

/**
 * Finds the sheets that must come before a component's own: those of the components that it imports, since it may
 * pass a class to them or use one of theirs.
 *
 * @param {string} sheet
 * @param {(id: string) => { importers: readonly string[], importedIds: readonly string[] } | null} moduleOf
 */
function sheetsBelow(sheet, moduleOf) {
  const folder = dirname(sheet);
  const importers = moduleOf(sheet)?.importers ?? [];
  const own = importers.length === 1 ? importers : importers.filter((id) => dirname(id) === folder);
  const seen = new Set(own);
  // Grows while it is walked.
  for (const id of seen) for (const imported of moduleOf(id)?.importedIds ?? []) seen.add(imported);
  return new Set([...seen].filter((id) => id.endsWith('.module.css') && dirname(id) !== folder));
}

/**
 * Rollup plugin. Turns `*.module.css` into a class map. Emits the package's stylesheets; the rules of all modules go
 * behind those of `components.css`, and so into what imports it. Emits types beside each, because TypeScript 6 rejects
 * an import that has none.
 *
 * @param {{ folder: string, sheets: Readonly<Record<string, string>> } | undefined} stylesheets where the modules are,
 * and the source of each emitted stylesheet by its name
 */
export function cssModules(stylesheets) {
  /** @type {ReturnType<typeof compileSheets>} */
  let sheets = new Map();
  return {
    name: 'ezwallet:css-modules',
    buildStart() {
      if (stylesheets) sheets = compileSheets(stylesheets.folder);
    },
    transform(_code, id) {
      if (!id.endsWith('.css')) return null;
      const classes = sheets.get(id)?.classes;
      return { code: classes ? `export default ${JSON.stringify(classes)};` : '', map: null };
    },
    generateBundle() {
      if (!stylesheets) return;
      const below = new Map([...sheets.keys()].map((id) => [id, sheetsBelow(id, (each) => this.getModuleInfo(each))]));
      const all = [...sheets].map(([id, { rules }]) => ({ id, rules }));
      const mayPrecede = (first, second) => !below.get(first).has(second) || below.get(second).has(first);
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const globals = Object.entries(stylesheets.sheets).map(([fileName, filename]) => ({
        fileName,
        css: bundle({ filename, ...LOWERING }).code.toString(),
        hasComponents: filename.endsWith(COMPONENTS) || readFileSync(filename, 'utf8').includes(`${COMPONENTS}';`),
      }));
      // One order for all, the best one for the whole.
      const longest = globals.reduce((a, b) => (a.css.length > b.css.length ? a : b));
      const components = `${LAYER}{${arrangeRules(longest.css, all, mayPrecede)}}`;
      for (const { fileName, css, hasComponents } of globals) {
        const whole = hasComponents ? css + components : css;
        emit(fileName, fileName === LAYERED ? whole : unlayered(whole));
        emit(`${fileName}.d.ts`, 'export {};\n');
      }
    },
  };
}
