/**
 * One build for every publishable library: each entry of the package's `exports` map becomes one ES module and one
 * bundled declaration file. An import that is neither ours nor a declared dependency fails the build.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import dts from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { cssModules } from './cssModules.js';
import { reactBelow19 } from './reactBelow19.js';

const root = process.cwd();
// The names of chunks contain hashes, so the chunks of the last build would stay in the package without this.
rmSync(resolve(root, 'dist'), { recursive: true, force: true });
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** Node cannot load jsencrypt's ES build (its imports have no extensions), so we bundle it into our own chunk. */
const BUNDLED = new Set(['jsencrypt']);
const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((d) => !BUNDLED.has(d));
const external = (id) => id.startsWith('node:') || declared.some((d) => id === d || id.startsWith(`${d}/`));

/** What TypeScript knows of the language and of a page. */
const PAGE = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

const entries = Object.entries(manifest.exports).filter(([entry, target]) => target?.types && !entry.endsWith('.css'));
const input = Object.fromEntries(
  entries.map(([, target]) => [
    target.default.replace(/^\.\/dist\//, '').replace(/\.js$/, ''),
    resolve(root, target['@ezwallet/source']),
  ]),
);

function onwarn(warning, warn) {
  if (warning.code === 'UNRESOLVED_IMPORT') {
    throw new Error(
      `${basename(root)}: ${warning.message}. Declare it in package.json, or import it from the package that has it.`,
    );
  }
  warn(warning);
}

const sheets = Object.entries(manifest.exports)
  .filter(([entry]) => entry.endsWith('.css'))
  .map(([entry, target]) => [entry.slice(2), resolve(root, target['@ezwallet/source'])]);
const stylesheets = sheets.length ? { folder: resolve(root, 'src'), sheets: Object.fromEntries(sheets) } : undefined;

/**
 * Marks the modules that React runs in the browser only, so that a server component may import the kit. Data, such as
 * glyphs and tokens, stays readable on the server.
 */
const banner = ({ imports, moduleIds }) =>
  moduleIds.some((id) => id.endsWith('.tsx')) || imports.some((id) => /^react(?:-dom)?(?:\/|$)/.test(id))
    ? "'use client';"
    : '';

export default [
  {
    input,
    external,
    onwarn,
    output: {
      dir: 'dist',
      format: 'es',
      // The package ships its sources, and maps would carry them a second time.
      sourcemap: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      hoistTransitiveImports: false,
      // A kit of components keeps separate modules, so that a host's bundler can split them among its routes.
      ...(stylesheets ? { banner, preserveModules: true, preserveModulesRoot: resolve(root, 'src') } : {}),
    },
    plugins: [
      nodeResolve({ exportConditions: ['import', 'default'] }),
      cssModules(stylesheets),
      esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: existsSync('tsconfig.json') ? 'tsconfig.json' : false }),
      ...(manifest.peerDependencies?.react ? [reactBelow19(resolve(root, 'src'))] : []),
    ],
  },
  {
    input,
    external: (id) => external(id) || id.endsWith('.css'),
    onwarn,
    output: { dir: 'dist', format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'chunks/[name]-[hash].d.ts' },
    // A library that may not use the page elsewhere has an entry that does. The typecheck holds it to that, not this build.
    plugins: [dts({ tsconfig: 'tsconfig.json', compilerOptions: { noEmit: false, customConditions: [], lib: PAGE } })],
  },
];
