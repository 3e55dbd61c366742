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
import { runTool } from './run.ts';

const folders = process.argv.slice(2);

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

const layout = await runTool('oxfmt', ['--check', ...folders]);
if (layout !== 0) console.error('`npm run format` lays these files out.');
const style = await runTool('oxlint', ['--type-aware', '--deny-warnings', ...(folders.length ? folders : ['.'])]);
const folderCycles = await runTool('dependency-cruiser', [
  '--config',
  '.dependency-cruiser.folders.js',
  'apps/gateway/src',
  'apps/wallet/src',
  'libs',
]);
const unused = await runTool('knip', ['--treat-config-hints-as-errors']);
const unshipped = await runTool('knip', ['--production', '--include', 'files,exports,dependencies']);
if (unused + unshipped > 0) console.error('Remove what nothing uses. knip.ts names what is loaded by its path.');
const passed = [layout, style, folderCycles, unused, unshipped].every((code) => code === 0);
const lints = [passed, await lintImports(), lintTexts()];
process.exitCode = lints.every(Boolean) ? 0 : 1;
