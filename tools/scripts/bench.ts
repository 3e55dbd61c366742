/**
 * `npm run bench`: speed as ratios within one run. It informs; it never fails a build. `npm run bench -- envelope` runs
 * one bench.
 */
import { cpus } from 'node:os';
import { findBenches } from '../bench/findBenches.ts';

const only = process.argv.slice(2);
const benches = findBenches('.');
const unknown = only.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length)
  throw new Error(`No bench is named ${unknown.join(', ')}. There are ${benches.map(({ name }) => name).join(', ')}.`);

console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.version}\n`);
for (const { name, run } of benches) {
  if (only.length && !only.includes(name)) continue;
  console.log(`── ${name}`);
  for (const { what, value, yardstick, ratio, aim, met } of await run()) {
    console.log(
      `${met ? '✓' : '✗'} ${what.padEnd(56)} ${value.padStart(12)}  ${ratio.toFixed(2)} of ${yardstick} (aim ${aim})`,
    );
  }
  console.log();
}
