import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
}

const root = readJson('package.json') as Manifest;
const lock = readJson('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const manifests = ['apps', 'libs']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`))
  .concat('tools/package.json')
  .map((path) => readJson(path) as Manifest);

describe('dependencies [S46]', () => {
  it('are all locked by their content', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('come from the registry, and nowhere else', () => {
    const elsewhere = installed.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
    for (const { name, dependencies = {}, devDependencies = {} } of manifests)
      for (const [dependency, range] of Object.entries({ ...dependencies, ...devDependencies }))
        expect(range, `${name} ${dependency}`).not.toMatch(/^(?:git|https?|file|github):|\//);
  });

  it('run a script at their installation only if the list allows or refuses it', () => {
    const scripted = new Set(
      installed
        // A system installs its own builds only.
        .filter(([, { hasInstallScript, os = ['linux'] }]) => hasInstallScript && os.includes('linux'))
        .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    );
    const decided = Object.keys(root.allowScripts ?? {});
    expect([...scripted].filter((name) => !decided.includes(name) && !name.endsWith('/linux-arm64'))).toEqual([]);
  });

  it('are refused by npm itself if they bring a script that is not on the list', () => {
    const settings = new Map(
      readFileSync(join(ROOT, '.npmrc'), 'utf8')
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    );
    expect(settings.get('strict-allow-scripts')).toBe('true');
  });

  it('of the running product have exact versions', () => {
    // A library's range lets the application that uses it choose.
    for (const { name, dependencies = {} } of manifests.filter((manifest) =>
      ['@ezwallet/gateway', '@ezwallet/wallet'].includes(manifest.name),
    ))
      for (const [dependency, range] of Object.entries(dependencies))
        expect(range, `${name} ${dependency}`).toMatch(dependency.startsWith('@ezwallet/') ? /^\*$/ : /^\d+\.\d+\.\d+/);
  });
});
