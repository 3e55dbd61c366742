/**
 * A process that takes random steps in trades until it is killed.
 *
 *     tradeWorker <database url> <steps of all processes together>
 */
import { createDb, sql } from '../../src/db/index.ts';
import { RandomTrader } from './RandomTrader.ts';

const LANES = 3;

const [url = '', steps = '0'] = process.argv.slice(2);
const db = createDb({ url, max: LANES + 1, applicationName: 'trade-worker' });
const trader = new RandomTrader(db);

async function lane(): Promise<void> {
  for (;;) {
    const { step } = await db.one<{ step: bigint }>(sql`select nextval('model_step') as step`);
    if (step > BigInt(steps)) return;
    await trader.step();
  }
}

await Promise.all(Array.from({ length: LANES }, lane));
await db.close();
