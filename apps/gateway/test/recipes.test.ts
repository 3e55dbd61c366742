import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environment } from '../src/config/environment.ts';
import { fromFiles } from '../src/config/fromFiles.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RECIPES = join(ROOT, 'docs/deployment');
const read = (name: string): string => readFileSync(join(RECIPES, name), 'utf8');
const SETTINGS = new Set(Object.keys(environment.entries));

/** Whether the gateway reads a variable, or a secret from the file that it names. */
function isRead(variable: string): boolean {
  if (SETTINGS.has(variable)) return true;
  return variable.endsWith('_FILE') && fromFiles({ [variable]: '/nowhere' }).faults.length > 0;
}

/** The variables that a text sets, where `form` finds lines or words with them. */
const setBy = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map(([, name = '']) => name);

describe('the recipes set no variable that the gateway does not read', () => {
  it.each<[string, RegExp]>([
    ['gateway.env.example', /^([A-Z\d_]+)=/gm],
    ['Containerfile', /^ENV .*$/gm],
    ['systemd/ezwallet@.service', /^Environment=.*$/gm],
    ['compose.yaml', /^ {2}gateway:.*?^ {2}proxy:/gms],
  ])('%s', (name, form) => {
    const parts = [...read(name).matchAll(form)].map(([part]) => part).join('\n');
    const variables = setBy(parts, /(?<![\w$])([A-Z][A-Z\d_]+)(?:=|: )/g);
    expect(variables.length).toBeGreaterThan(3);
    expect(variables.filter((variable) => !isRead(variable))).toEqual([]);
  });
});

describe('the recipes name files that exist', () => {
  it('of the image: what it copies is there, or a build makes it', () => {
    const copied = setBy(read('Containerfile'), /^COPY --from=build \/src\/(\S+) /gm);
    expect(copied.length).toBeGreaterThan(6);
    const made = ['apps/gateway/dist', 'apps/wallet/dist'];
    expect(copied.filter((path) => !made.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
    const entry = /"(dist\/\w+)\.js"/.exec(read('Containerfile'))?.[1] ?? '';
    expect(readFileSync(join(ROOT, 'apps/gateway/vite.config.ts'), 'utf8')).toContain(
      `${entry.replace('dist/', '')}: 'src/`,
    );
  });

  it('of compose: what is no secret of yours', () => {
    const compose = read('compose.yaml');
    const named = setBy(compose, /(?:dockerfile: docs\/deployment\/|- \.\/)([\w.]+)/g);
    expect(named).toContain('nginx.conf');
    expect(named.filter((name) => name !== 'tls' && !existsSync(join(RECIPES, name)))).toEqual([]);
    expect(new Set(setBy(compose, /^ {2}(\w+): \{ file/gm))).toEqual(new Set(setBy(compose, /\/run\/secrets\/(\w+)/g)));
  });

  it('of the workflows: every script of npm', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const folder = join(ROOT, '.github/workflows');
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      for (const script of setBy(text, /run: npm (?:run )?(?!ci|sbom)([\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script);
    }
  });

  it('of the guide to deployment', () => {
    for (const link of setBy(read('README.md'), /\]\((?!http)([^)#]+)/g))
      expect(existsSync(join(RECIPES, link)), link).toBe(true);
  });
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');

it.skipIf(!hasSystemd)('systemd finds no fault in the units, and little that they are open to', () => {
  const analyze = (...args: string[]): string =>
    execFileSync('systemd-analyze', args, {
      cwd: join(RECIPES, 'systemd'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  analyze('verify', '--man=no', ...readdirSync(join(RECIPES, 'systemd')).map((name) => `./${name}`));
  const report = analyze('security', '--offline=true', './ezwallet@.service');
  expect(Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(2);
});

it('every unit of systemd is one that the others and the guide know', () => {
  expect(readdirSync(join(RECIPES, 'systemd')).toSorted()).toEqual([
    'ezwallet-backup.service',
    'ezwallet-backup.timer',
    'ezwallet@.service',
  ]);
});
