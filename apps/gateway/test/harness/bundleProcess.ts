import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const bundles = new Map<string, string>();

/**
 * Bundles the script of a process that a test starts, once per test process, into one file. It starts in a tenth of the time
 * that Node takes to compile each module by itself, and tests that kill gateways start many.
 *
 * @param script path of a TypeScript file, from the folder of the gateway
 * @returns path of a file that Node runs, within the gateway, which finds its migrations and packages from there
 */
export function bundleProcess(script: string): string {
  const known = bundles.get(script);
  if (known !== undefined) return known;
  // Scripts of several folders have one name.
  const bundle = join(ROOT, '.tmp', `${script.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`);
  // Another test process may write it too. Nobody reads half of it.
  const draft = bundle.replace(/\.mjs$/, `.${process.pid}.mjs`);
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [script],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@ezwallet/source'],
    external: registryPackages(),
    keepNames: true,
    logLevel: 'error',
  });
  renameSync(draft, bundle);
  bundles.set(script, bundle);
  return bundle;
}

/** The packages that stay outside, as in the bundle that ships. */
function registryPackages(): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, object | undefined>;
  return ['dependencies', 'devDependencies']
    .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    .filter((name) => !name.startsWith('@ezwallet/'));
}
