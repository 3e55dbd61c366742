import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environment } from '../src/config/environment.ts';
import { fromFiles } from '../src/config/fromFiles.ts';
import { readLimits } from '../src/signer/readLimits.ts';
import { SIGNER_VARIABLES } from '../src/signer/readSignerConfig.ts';

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
    ['gateway-with-signer.conf', /^(?:Unset)?Environment=.*$/gm],
    ['compose.signer.yaml', /^ {2}gateway:.*?^secrets:/gms],
  ])('%s', (name, form) => {
    const parts = [...read(name).matchAll(form)].map(([part]) => part).join('\n');
    const variables = setBy(parts, /(?<![\w$])([A-Z][A-Z\d_]+)(?:=|: )/g);
    expect(variables.length).toBeGreaterThan(name.includes('signer') ? 0 : 3);
    expect(variables.filter((variable) => !isRead(variable))).toEqual([]);
  });
});

describe('the recipes of the signer', () => {
  const setIn = (name: string, form: RegExp) =>
    setBy([...read(name).matchAll(form)].map(([part]) => part).join('\n'), /(?<![\w$])([A-Z][A-Z\d_]+)(?:=|: )/g);

  it.each([
    ['systemd/ezwallet-signer.service', /^Environment=.*$/gm],
    ['compose.signer.yaml', /^ {2}signer:.*?^ {2}gateway:/gms],
  ])('%s sets what it reads, and nothing else', (name, form) => {
    const variables = setIn(name, form).map((variable) => variable.replace(/(?<=KEY|SEED)_FILE$/, ''));
    expect(variables.length).toBeGreaterThan(4);
    expect(variables.filter((variable) => !SIGNER_VARIABLES.has(variable))).toEqual([]);
    for (const needed of ['SIGNER_DIR', 'SIGNER_POLICY_FILE', 'CHAIN_SEED']) expect(variables).toContain(needed);
  });

  it('begin with a policy that the signer takes, for the networks whose keys they hand over', () => {
    const limits = readLimits(join(RECIPES, 'signer.example.json'));
    for (const name of ['systemd/ezwallet-signer.service', 'compose.signer.yaml'])
      expect(new Set(setBy(read(name), /(\w+)_HOT_KEY_FILE/g))).toEqual(new Set(limits.keys()));
  });

  it('hand no key of the signer to the gateway', () => {
    const [, gateway = ''] = read('compose.signer.yaml').split(/^ {2}gateway:/m);
    expect(gateway.split('\nsecrets:')[0]).toContain('CHAIN_SEED_FILE: !reset');
    expect(/secrets: !override \[(.*)\]/.exec(gateway)?.[1]).not.toMatch(/seed|hot/);
    expect(setBy(read('gateway-with-signer.conf'), /^LoadCredential=(\w+)/gm)).toEqual(
      setBy(read('systemd/ezwallet@.service'), /^LoadCredential=(\w+)/gm).filter((name) => name !== 'chain_seed'),
    );
  });

  it('have one socket', () => {
    const [, path] = /^ListenStream=(.*)$/m.exec(read('systemd/ezwallet-signer.socket')) ?? [];
    expect(read('gateway-with-signer.conf')).toContain(`SIGNER_SOCKET=${path}\n`);
    expect(new Set(setBy(read('compose.signer.yaml'), /SIGNER_SOCKET: (.*)$/gm))).toEqual(new Set([path]));
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
  for (const [unit, most] of [
    ['ezwallet@.service', 2],
    ['ezwallet-signer.service', 1.2],
  ] as const) {
    const report = analyze('security', '--offline=true', `./${unit}`);
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(most);
  }
});

it('every unit of systemd is one that the others and the guide know', () => {
  expect(readdirSync(join(RECIPES, 'systemd')).toSorted()).toEqual([
    'ezwallet-backup.service',
    'ezwallet-backup.timer',
    'ezwallet-signer.service',
    'ezwallet-signer.socket',
    'ezwallet@.service',
  ]);
});
