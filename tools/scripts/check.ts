/**
 * `npm test`: every check of the workspace, once, with a line of summary each.
 * `npm run test:affected`: the checks of the projects that a change touches.
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { baseOf, projectsToRun, readWorkspace, touchedSince } from './affected.ts';
import { toolsBy } from './run.ts';
import { type Check, runChecks } from './runChecks.ts';

const { values } = parseArgs({ options: { affected: { type: 'boolean', default: false }, base: { type: 'string' } } });

const tsx =
  (script: string, ...args: string[]): Check['run'] =>
  (runBy) =>
    toolsBy(runBy).runTool('tsx', [script, ...args]);

/** A check that is a target of the projects; the others are scripts that look at the whole workspace. */
interface Target {
  readonly name: string;
  readonly target: string;
  readonly parallel: number;
}

const TYPES: Target = { name: 'types', target: 'typecheck', parallel: 2 };
const LINT: Check = { name: 'lint', run: tsx('tools/scripts/lint.ts') };
const UNITS: Target = { name: 'units and integration', target: 'test', parallel: 2 };
const BUILD: Target = { name: 'build', target: 'build', parallel: 2 };
const PACKAGES: Check = { name: 'packages', run: tsx('tools/packaging/main.ts') };
const SIZES: Check = { name: 'size budgets', run: tsx('tools/size/main.ts') };
const STORIES: Target = { name: 'stories in a browser', target: 'test:browser', parallel: 1 };
const FLOWS: Target = { name: 'browser flows', target: 'e2e', parallel: 1 };

const runTarget = ({ name, target, parallel }: Target, projects: readonly string[] = []): Check => ({
  name,
  run: (runBy) =>
    toolsBy(runBy).nx(
      'run-many',
      '-t',
      target,
      `--parallel=${parallel}`,
      ...(projects.length ? ['-p', projects.join(',')] : []),
    ),
});

/** The packages wait for the network, and then mostly use one core. Types and lint need nothing that they build. */
const everything = (): Check[] =>
  [{ ...PACKAGES, beside: [runTarget(TYPES), LINT] }, UNITS, BUILD, SIZES, STORIES, FLOWS].map((check) =>
    'target' in check ? runTarget(check) : check,
  );

function onlyAffected(): Check[] {
  const base = baseOf(values.base);
  const touched = touchedSince(base);
  const workspace = readWorkspace();
  const roots = touched.map((name) => workspace.nodes[name]?.data.root).filter((root) => root !== undefined);
  console.log(`Since ${base.slice(0, 7)}: ${roots.toSorted().join(', ') || 'no project is touched'}.`);

  const lint: Check = { name: 'lint', run: tsx('tools/scripts/lint.ts', ...roots) };
  return [TYPES, lint, UNITS, BUILD, STORIES, FLOWS].flatMap((check) => {
    if (!('target' in check)) return check;
    const projects = projectsToRun(check.target, touched, workspace);
    return projects.length ? runTarget(check, projects) : [];
  });
}

const checks = values.affected ? onlyAffected() : everything();
if (checks.some(({ name }) => name === STORIES.name || name === FLOWS.name)) ensureChromium(console.log);
process.exitCode = (await runChecks(checks)) ? 0 : 1;
