/**
 * `npm run release:rehearse`: publishes the libraries as a release does, but to a temporary registry. Installs them
 * from it in an empty folder, and runs the examples of the READMEs there.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { binaryOf } from '../scripts/run.ts';
import { runExamples } from './checkExamples.ts';
import { readmeExamples } from './examples.ts';
import { installLibraries } from './installLibraries.ts';
import { loadInNode } from './loadInNode.ts';
import { packLibraries } from './packLibraries.ts';
import { succeed } from './quietly.ts';
import { readLibraries } from './readLibraries.ts';
import { startRegistry } from './startRegistry.ts';

const folder = mkdtempSync(join(tmpdir(), 'ezwallet-release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const consumer = join(folder, 'consumer');

let started = performance.now();
const step = (name: string) => {
  console.log(`✓ ${name.padEnd(54)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`);
  started = performance.now();
};

const libraries = await packLibraries(readLibraries('.'), folder);
console.log();
step('built and packed');
const registry = await startRegistry(join(folder, 'registry'));
try {
  step(`a registry at ${registry.url}`);
  const publish = ['release', 'publish', '--first-release', '--registry', registry.url, '--output-style=static'];
  const env = { NX_DAEMON: 'false', npm_config_userconfig: registry.userConfig };
  await succeed(process.execPath, [resolve(binaryOf('nx')), ...publish], { env });
  step('nx release publish');

  const versions = new Map(libraries.map(({ name, version }) => [name, version]));
  await installLibraries(libraries, { folder: consumer, versions, registry: registry.url });
  step(`installed ${[...versions].map((each) => each.join('@')).join(', ')}`);

  const examples = libraries.flatMap(({ name }) =>
    readmeExamples(name, readFileSync(join(consumer, 'node_modules', name, 'README.md'), 'utf8')),
  );
  const running = examples.filter(({ runs }) => runs);
  const faults = [
    ...(await loadInNode(
      consumer,
      libraries.flatMap(({ entries }) => entries),
    )),
    ...(await runExamples(consumer, running)),
    ...(running.length ? [] : [{ about: 'READMEs', text: 'None marks an example with <!-- runs in Node -->.' }]),
  ];
  for (const { about, text } of faults) console.error(`✗ ${about}\n${text}`);
  if (faults.length) process.exitCode = 1;
  else step(`every entry loads, ${running.length} examples run`);
} finally {
  await registry.stop();
}
