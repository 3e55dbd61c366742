/**
 * `npm run lint`: style, promises and types by oxlint, in the given folders or everywhere; who may import whom by
 * dependency-cruiser; folders that import each other.
 */
import { format } from 'dependency-cruiser';
import { cruise, importsIn } from '../floors/cruise.ts';
import { NOT_YET } from '../floors/floors.ts';
import { describePair, folderPairs } from '../floors/folderPairs.ts';
import { runTool } from './run.ts';

const folders = process.argv.slice(2);

async function lintImports(): Promise<boolean> {
  const result = await cruise();
  const { exitCode, output } = await format(result, { outputType: 'err' });
  console.log(output);
  const pairs = folderPairs(importsIn(result)).filter(({ root }) => !NOT_YET.includes(root));
  for (const pair of pairs) console.error(`✗ ${describePair(pair)}`);
  if (pairs.length) console.error('Move what both folders need into a folder below them.');
  return exitCode === 0 && pairs.length === 0;
}

const style = await runTool('oxlint', ['--type-aware', '--deny-warnings', ...(folders.length ? folders : ['.'])]);
process.exitCode = (await lintImports()) ? style : 1;
