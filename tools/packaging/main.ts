/**
 * `npm run pack:check`: packs the libraries as for a release, and tests them in a new project. `-- --names` lists the
 * exports without a doc comment. `-- --api` records what the libraries export.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWithVite } from './buildWithVite.ts';
import { buildWithWebpack } from './buildWithWebpack.ts';
import { compileExamples, runExamples } from './checkExamples.ts';
import { checkApi } from './checkApi.ts';
import { checkSizes } from './checkSizes.ts';
import { compareHosts } from './host/compareHosts.ts';
import { compareResets } from './host/compareResets.ts';
import { scrollBehind } from './host/scrollBehind.ts';
import { runOnReact18 } from './host/runOnReact18.ts';
import { compileConsumer, type Resolution } from './compileConsumer.ts';
import { compileWithOthers, otherCompilers } from './compileWithOthers.ts';
import { debts, undocumented } from './debts.ts';
import { describeApi } from './describeApi.ts';
import { readmeExamples } from './examples.ts';
import type { Fault } from './Fault.ts';
import { installFrozen } from './installFrozen.ts';
import { installLibraries } from './installLibraries.ts';
import { attw, publint, sourcesTwice } from './lintTarballs.ts';
import { loadInNode } from './loadInNode.ts';
import { loadOnServer } from './loadOnServer.ts';
import { packLibraries } from './packLibraries.ts';
import { readDocumentation } from './readDocumentation.ts';
import { readLibraries } from './readLibraries.ts';
import { readmeGaps } from './readmeGaps.ts';

const IMPORTER = 'entries.ts';
/** The oldest React that the kit works with. */
const REACT_18 = [
  ['react', '18.3.1'],
  ['react-dom', '18.3.1'],
] as const;
const folder = mkdtempSync(join(tmpdir(), 'ezwallet-pack-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const consumer = join(folder, 'consumer');

const namesAsked = process.argv.includes('--names');
const faults: Fault[] = [];
let started = performance.now();

/** Runs one check, prints its result, and keeps the faults. */
async function check(name: string, run: () => readonly Fault[] | Promise<readonly Fault[]>) {
  const found = await run();
  const fresh = found.filter(({ about }) => !debts.includes(about));
  const known = found.length - fresh.length;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${fresh.length ? '✗' : '✓'} ${name.padEnd(34)} ${took.padStart(5)} s${known ? `   ${known} known` : ''}`,
  );
  faults.push(...found);
  started = performance.now();
}

/** Starts what mostly waits for the network, so that other checks run meanwhile. The check that awaits it names its failure. */
function early<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

const toolchains = join(folder, 'toolchains');
const withCompilers = early(installFrozen('toolchains', toolchains));
const libraries = await packLibraries(readLibraries('.'), folder);
const withReact18 = join(folder, 'react-18');
const kit = libraries.filter(({ peers }) => peers.includes('react'));
const tarballsOf = (packed: typeof libraries) => packed.map(({ name, tarball }) => [name, `file:${tarball}`] as const);
const installed = early(installLibraries(libraries, { folder: consumer, versions: new Map(tarballsOf(libraries)) }));
const installedOld = early(
  installLibraries(kit, { folder: withReact18, versions: new Map([...tarballsOf(kit), ...REACT_18]) }),
);
const entries = libraries.flatMap((library) => library.entries);
console.log();
await check('build and pack', () => []);
await check('publint --strict', () => publint(libraries));
await check('sources travel once', () => sourcesTwice(libraries));
await check('are the types wrong', () => attw(libraries));
await check('install', async () => {
  await installed;
  return [];
});
await check('Node, import and require', () => loadInNode(consumer, entries));
await check('React server components', () => loadOnServer(consumer));
await check('Vite', () => buildWithVite(consumer, entries));
await check('install webpack and compilers', async () => {
  await withCompilers;
  return [];
});
await check('webpack', () => buildWithWebpack(consumer, toolchains, entries));

const imports = entries.flatMap(({ kind, specifier }, index) => {
  if (kind === 'stylesheet') return [`import '${specifier}';`];
  return kind === 'module' ? [`import * as entry${index} from '${specifier}';\nentry${index};`] : [];
});
writeFileSync(join(consumer, IMPORTER), imports.join('\n'));
const compile = (resolution: Resolution) => compileConsumer(consumer, [IMPORTER], resolution);
const typeFaults = (compiled: ReturnType<typeof compile>): Fault[] =>
  [...compiled.diagnose()].map(([about, messages]) => ({ about, text: messages.map(({ text }) => text).join('\n') }));

const nodenext = compile('nodenext');
await check('TypeScript, nodenext', () => typeFaults(nodenext));
await check('TypeScript, bundler', () => typeFaults(compile('bundler')));
await check(otherCompilers().join(', '), () => compileWithOthers(consumer, toolchains, [IMPORTER]));

const readmes = libraries.map(({ name }) => ({
  name,
  text: readFileSync(join(consumer, 'node_modules', name, 'README.md'), 'utf8'),
}));
const inReadmes = readmes.flatMap(({ name, text }) => readmeExamples(name, text));
const documentation = libraries.map((library) => ({
  name: library.name,
  ...readDocumentation(nodenext.program, join(consumer, IMPORTER), library),
}));
await check('READMEs have every section', () => readmes.flatMap(({ name, text }) => readmeGaps(name, text)));
await check('examples compile', () =>
  compileExamples(consumer, [...inReadmes, ...documentation.flatMap(({ examples }) => examples)]),
);
await check('examples run', () => runExamples(consumer, inReadmes));
await check('every export has a doc comment', () =>
  documentation.flatMap(({ name, undocumented: missing }) => {
    const allowed = undocumented[name] ?? 0;
    if (missing.length) console.log(`  ${missing.length} of at most ${allowed} without: ${name}`);
    if (namesAsked) for (const each of missing) console.log(`      ${each.specifier} ${each.name}`);
    return missing.length > allowed ? [{ about: name, text: `${missing.length} exports have no doc comment` }] : [];
  }),
);
await check('public APIs as recorded', () =>
  libraries.flatMap((library) =>
    checkApi(library, describeApi(nodenext.program, join(consumer, IMPORTER), library), process.argv.includes('--api')),
  ),
);
await check('a page around the kit', () => compareHosts(consumer));
await check('hosts with a reset of their own', () => compareResets(consumer));
await check('the page behind an overlay', () => scrollBehind(consumer));
await check('React 18.3', async () => {
  await installedOld;
  return (await runOnReact18(withReact18)).map((text) => ({ about: 'React 18.3', text }));
});
await check('sizes', () => checkSizes(consumer, libraries, console.log));

const fresh = faults.filter(({ about }) => !debts.includes(about));
const paid = debts.filter((debt) => !faults.some(({ about }) => about === debt));
console.log();
for (const { about } of faults.filter(({ about }) => debts.includes(about))) console.log(`known: ${about}`);
for (const debt of paid) console.log(`fixed, so remove it from debts.ts: ${debt}`);
for (const { about, text } of fresh) console.error(`\n✗ ${about}\n${text}`);
process.exitCode = fresh.length ? 1 : 0;
