import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './Fault.ts';
import { quietly } from './quietly.ts';
import type { Entry } from './readLibraries.ts';
import { writePage } from './writePage.ts';

const script = (toolchains: string, page: string): string => `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const webpack = createRequire(${JSON.stringify(`${toolchains}/`)})('webpack');
const config = {
  mode: 'production',
  context: import.meta.dirname,
  entry: './${page}',
  output: { path: import.meta.dirname + '/webpack' },
  experiments: { css: true },
  performance: false,
};
webpack(config, (error, stats) => {
  if (error) throw error;
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const problems = [...errors, ...warnings].map(({ message, moduleName }) => (moduleName ?? '') + ' ' + message);
  const names = Object.keys(stats.compilation.assets);
  if (!names.some((name) => name.endsWith('.css'))) problems.push('The build has no stylesheet.');
  if (!readFileSync(config.output.path + '/main.js', 'utf8').includes('new Worker(')) problems.push('The build has no worker.');
  console.log(JSON.stringify(problems));
});
`;

/** Builds the same page with webpack. Only style sheets need configuration. Every warning is a fault. */
export async function buildWithWebpack(
  folder: string,
  toolchains: string,
  entries: readonly Entry[],
): Promise<Fault[]> {
  writeFileSync(join(folder, 'webpack.js'), script(toolchains, writePage(folder, entries)));
  const { code, output } = await quietly(process.execPath, ['webpack.js'], { cwd: folder });
  if (code !== 0) return [{ about: 'webpack', text: output }];
  return (JSON.parse(output) as string[]).map((text) => ({ about: 'webpack', text }));
}
