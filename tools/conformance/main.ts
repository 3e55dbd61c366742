/**
 * `npm run conformance`: lists what the specification asks for and is not built yet. `-- --update` records what is
 * built.
 */
import { writeFileSync } from 'node:fs';
import { readImplementation } from './implementation.ts';
import { report } from './report.ts';
import { keyOf, requirements } from './specification.ts';

const { bound, described } = await readImplementation();
console.log(report(requirements, bound));
const calls = requirements.filter(({ kind }) => kind === 'call').map(keyOf);
console.log(`${calls.filter((key) => described.has(key)).length} of ${calls.length} calls described by the contract`);

if (process.argv.includes('--update')) {
  const recorded = requirements.map(keyOf).filter((key) => bound.has(key));
  writeFileSync(new URL('bound.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`recorded ${recorded.length}`);
}
