/** Style, promises and types by oxlint; who may import whom by dependency-cruiser. */
import { runTool } from './run.ts';

const codes = [
  await runTool('oxlint', ['--type-aware', '--deny-warnings', '.']),
  await runTool('dependency-cruiser', [
    '--config',
    '.dependency-cruiser.js',
    'libs',
    'apps',
    'tools',
  ]),
];
process.exitCode = Math.max(...codes);
