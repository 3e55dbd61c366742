/** `npm run generate -- <kind> <name> …`: writes the files of a new thing, updates the lists that name it, and says what is left to do. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { binaryOf } from '../scripts/run.ts';
import { generators } from './generators.ts';

const [kind, name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--help');
const generator = generators.find((candidate) => candidate.kind === kind);

if (!generator || !name || process.argv.includes('--help')) {
  const shown = generator ? [generator] : generators;
  console.log('npm run generate -- <kind> <name> …\n');
  for (const { kind, usage, about } of shown) console.log(`  ${kind.padEnd(10)} ${usage}\n             ${about}\n`);
  process.exit(name || process.argv.includes('--help') ? 0 : 1);
}

const { files, updates = [], scripts = [], edits } = generator.generate(name, ...rest);
const taken = files.filter(({ path }) => existsSync(path));
if (taken.length) {
  console.error(`These files exist, so nothing was written: ${taken.map(({ path }) => path).join(', ')}`);
  process.exit(1);
}
for (const { path, text } of [...files, ...updates]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
const written = [...files, ...updates].map(({ path }) => path);
spawnSync(process.execPath, [binaryOf('oxfmt'), ...written], { stdio: ['ignore', 'ignore', 'inherit'] });
for (const script of scripts) {
  const { status } = spawnSync('npm', ['run', '--silent', ...script], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) console.log(`ran   npm run ${script.join(' ')}`);
  else console.error(`"npm run ${script.join(' ')}" failed. Run it again when the files are complete.`);
}
console.log('\nLeft to you:');
for (const edit of edits) console.log(`  ${edit}`);
