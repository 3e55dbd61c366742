/**
 * `npm run lint`: layout by oxfmt; style, promises and types by oxlint, in the given folders or everywhere; who may
 * import whom by dependency-cruiser; folders that import each other; what nothing uses, by knip; and the rules about
 * texts, sizes and secrets in `tools/lint`.
 */
import { format } from 'dependency-cruiser';
import { cruise, importsIn } from '../lint/cruise.ts';
import { describePair, folderPairs } from '../lint/folderPairs.ts';
import { readTree } from '../lint/readTree.ts';
import { describeFault } from '../lint/Rule.ts';
import { RULES } from '../lint/rules.ts';
import { hold } from './follow.ts';
import { toolsBy } from './run.ts';

const folders = process.argv.slice(2);
const { runTool } = toolsBy(hold);

/** Runs a tool, and shows its output when it has ended. Most tools use one core, so they run at the same time. */
async function lintBy(owner: string, args: readonly string[], advice?: string): Promise<boolean> {
  const { code, lines } = await runTool(owner, args);
  console.log([`${owner} ${args.join(' ')}`, ...lines].join('\n'));
  if (code !== 0 && advice !== undefined) console.error(advice);
  return code === 0;
}

async function lintImports(): Promise<boolean> {
  const result = await cruise();
  const { exitCode, output } = await format(result, { outputType: 'err' });
  console.log(output);
  const pairs = folderPairs(importsIn(result));
  for (const pair of pairs) console.error(`✗ ${describePair(pair)}`);
  if (pairs.length) console.error('Move what both folders need into a folder below them.');
  return exitCode === 0 && pairs.length === 0;
}

function lintTexts(): boolean {
  const files = readTree();
  const failed = RULES.map((rule) => ({ ...rule, faults: rule.check(files) })).filter(({ faults }) => faults.length);
  for (const { name, advice, faults } of failed) {
    for (const fault of faults) console.error(`✗ ${name}: ${describeFault(fault)}`);
    console.error(advice);
  }
  return failed.length === 0;
}

const REMOVE = 'Remove what nothing uses. knip.ts names what is loaded by its path.';
const lints = await Promise.all([
  lintBy('oxlint', ['--type-aware', '--deny-warnings', ...(folders.length ? folders : ['.'])]),
  lintBy('oxfmt', ['--check', ...folders], '`npm run format` lays these files out.'),
  lintBy('dependency-cruiser', [
    '--config',
    '.dependency-cruiser.folders.js',
    'apps/gateway/src',
    'apps/wallet/src',
    'libs',
  ]),
  lintBy('knip', ['--treat-config-hints-as-errors'], REMOVE),
  lintBy('knip', ['--production', '--include', 'files,exports,dependencies'], REMOVE),
  // In this process, so after the others have started.
  lintImports(),
]);
process.exitCode = [...lints, lintTexts()].every(Boolean) ? 0 : 1;
