/**
 * `npm run lint`: layout by oxfmt; style, promises and types by oxlint, in the given folders or everywhere; who may
 * import whom by dependency-cruiser; folders that import each other; phrases that are not plain English.
 */
import { format } from 'dependency-cruiser';
import { cruise, importsIn } from '../floors/cruise.ts';
import { describePair, folderPairs } from '../floors/folderPairs.ts';
import { voiceFaults } from '../voice/lintVoice.ts';
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

function lintVoice(): boolean {
  const faults = voiceFaults();
  for (const { text } of faults) console.error(`✗ ${text}`);
  if (faults.length) console.error('docs/voice.md says how we write.');
  return faults.length === 0;
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
const passed = [layout === 0, style === 0, await lintImports(), folderCycles === 0, lintVoice()];
process.exitCode = passed.every(Boolean) ? 0 : 1;
