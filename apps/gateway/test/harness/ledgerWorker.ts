/**
 * A process that sends money around until it is killed, and writes down outside of the database what was acknowledged.
 *
 *     ledgerWorker <database url> <file of acknowledgements> <name> <users>
 */
import { openSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';

const LANES = 4;
const TWICE = 0.3;

const [url = '', file = '', name = '', users = '8'] = process.argv.slice(2);
const acknowledgements = openSync(file, 'a');
const db = createDb({ url, max: LANES * 2, applicationName: `worker-${name}` });
const ledger = createLedger(db);
const pick = (): bigint => 1n + BigInt(Math.floor(Math.random() * Number(users)));
let isRunning = true;
process.on('SIGTERM', () => {
  isRunning = false;
});

async function lane(index: number): Promise<void> {
  for (let i = 0; isRunning; i += 1) {
    const from = pick();
    const to = (from % BigInt(users)) + 1n;
    const command = {
      actor: from,
      key: `${name}-${process.pid}-${index}-${i}`,
      from,
      to,
      asset: 'USDT',
      amount: 1n + pick(),
    };
    // Like a client that got no answer: the same command again, until it has one.
    for (let answered = false; !answered;) {
      try {
        const copies = Math.random() < TWICE ? 2 : 1;
        const [result] = await Promise.all(Array.from({ length: copies }, () => ledger.transfer(command)));
        const isSettled = result?.ok || (result?.code !== 'TRY_AGAIN_LATER' && result?.code !== '2222');
        if (result?.ok) writeSync(acknowledgements, `${command.actor} ${command.key} ${result.billNo}\n`);
        answered = isSettled;
      } catch (error) {
        if (!isRunning) return;
        process.stderr.write(`${name}: ${(error as Error).message}\n`);
        await sleep(50);
      }
    }
  }
}

await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
await db.close();
