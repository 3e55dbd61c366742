/** `npm run conformance`: what of the specification is built; `-- --update` records what is bound from now on. */
import { writeFileSync } from 'node:fs';
import { implemented } from './implementation.ts';
import { report } from './report.ts';
import { keyOf, requirements } from './specification.ts';

const bound = await implemented();
console.log(report(requirements, bound));

if (process.argv.includes('--update')) {
  const recorded = requirements.map(keyOf).filter((key) => bound.has(key));
  writeFileSync(new URL('bound.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`recorded ${recorded.length}`);
}
