/** `npm run bench`: speed as ratios within one run. It informs; it never fails a build. */
import { cpus } from 'node:os';
import { ensureChromium } from '../browser/ensureChromium.ts';
import type { Row } from '../bench/Row.ts';
import { nx } from './run.ts';

const only = process.argv.slice(2);

const benches: Record<string, () => Promise<readonly Row[]>> = {
  envelope: async () => (await import('../../libs/api-client/src/bench/envelopeBench.ts')).envelopeBench(),
  validators: async () => (await import('../../libs/validators/src/bench/validatorsBench.ts')).validatorsBench(),
  ledger: async () => (await import('../../apps/gateway/src/bench/ledgerBench.ts')).ledgerBench(),
  calls: async () => (await import('../../apps/gateway/test/bench/callsBench.ts')).callsBench(),
  'first load': async () => {
    ensureChromium(console.log);
    const code = await nx('run-many', '-t', 'build', '-p', '@ezwallet/wallet', '@ezwallet/gateway');
    if (code !== 0) throw new Error('The build failed.');
    return (await import('../bench/firstLoadBench.ts')).firstLoadBench();
  },
};

console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.version}\n`);
for (const [name, bench] of Object.entries(benches)) {
  if (only.length && !only.includes(name)) continue;
  console.log(`── ${name}`);
  for (const { what, value, yardstick, ratio, aim, met } of await bench()) {
    console.log(`${met ? '✓' : '✗'} ${what.padEnd(56)} ${value.padStart(12)}  ${ratio.toFixed(2)} of ${yardstick} (aim ${aim})`);
  }
  console.log();
}
