import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryOf } from './run.ts';

/** As much of Nx's project graph as tells which project runs what. */
export interface Workspace {
  readonly nodes: Readonly<Record<string, { readonly data: { readonly root: string; readonly targets: Targets } }>>;
}

type Targets = Readonly<
  Record<string, { readonly dependsOn?: readonly (string | { readonly projects?: readonly string[] })[] }>
>;

/**
 * Projects that have to run a target: those that a change touches, and those whose target first builds one of these.
 * The wallet's browser flows need the gateway that way, although no import leads there.
 */
export function projectsToRun(target: string, touched: readonly string[], { nodes }: Workspace): string[] {
  return Object.entries(nodes)
    .filter(([name, { data }]) => {
      const found = data.targets[target];
      if (!found) return false;
      const needed = (found.dependsOn ?? []).flatMap((each) => (typeof each === 'string' ? [] : (each.projects ?? [])));
      return [name, ...needed].some((project) => touched.includes(project));
    })
    .map(([name]) => name)
    .sort();
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const resolves = (ref: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** The commit to compare the files on disk with: where this branch left `main`, or what the caller names. */
export function baseOf(named: string | undefined): string {
  if (named !== undefined && !resolves(named))
    throw new Error(`Git knows no commit "${named}". Pass one as --base=<commit>.`);
  const trunk = named ?? ['main', 'origin/main'].find(resolves);
  return git(...(trunk ? ['merge-base', trunk, 'HEAD'] : ['rev-parse', 'HEAD']));
}

const nx = (...args: string[]): string =>
  execFileSync(process.execPath, [binaryOf('nx'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });

/** Projects with a file that differs from the base, committed or not, and the projects that depend on them. */
export const touchedSince = (base: string): string[] =>
  JSON.parse(nx('show', 'projects', '--affected', `--base=${base}`, '--json')) as string[];

export function readWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'ezwallet-graph-'));
  try {
    const file = join(folder, 'graph.json');
    nx('graph', `--file=${file}`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly graph: Workspace }).graph;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
