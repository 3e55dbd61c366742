/** Style, promises and types by oxlint, in the given folders or everywhere; who may import whom by dependency-cruiser. */
import { runTool } from './run.ts';

const folders = process.argv.slice(2);

const codes = [
  await runTool('oxlint', ['--type-aware', '--deny-warnings', ...(folders.length ? folders : ['.'])]),
  await runTool('dependency-cruiser', ['--config', '.dependency-cruiser.js', 'libs', 'apps', 'tools']),
];
process.exitCode = Math.max(...codes);
