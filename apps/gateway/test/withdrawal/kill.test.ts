import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalAddress } from '../../src/outside/chain/port/notation.ts';
import { sql } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { DEMO_ACCOUNTS } from '../../src/sandbox/accounts.ts';
import { GatewayFleet } from '../harness/GatewayFleet.ts';
import { stockTickets } from '../harness/payTicket.ts';
import { spawnGateway } from '../harness/spawnGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';

const COUNT = 24;
const ROUNDS = 4;
const SETTLED_WITHIN = 120_000;

let fleet: GatewayFleet;
beforeAll(async () => {
  fleet = new GatewayFleet();
  await fleet.grow(2);
});
afterAll(async () => await fleet.close());

it('kill -9 of gateways while they send loses no withdrawal and sends none twice', async () => {
  const db = await fleet.database();
  const [robin] = DEMO_ACCOUNTS;
  if (!robin) throw new Error('There are no demo accounts.');
  const { id: memberId } = await db.one<{ id: bigint }>(sql`select id from member where user_no = ${robin.userNo}`);
  const device = await signIn(new TestDevice(fleet.post), robin);
  const drafts = Array.from({ length: COUNT }, () => ({
    toType: 2,
    to: `0x${randomBytes(20).toString('hex')}`,
    protocol: 'BEP20',
    currency: 'USDT',
    amount: '0.5',
    terms: { fee: '0.5', total: '1' },
  }));
  const tickets = await stockTickets(db, { memberId, token: device.token }, drafts);
  const wanted = drafts.map((draft, at) => ({ ...draft, reqNo: randomUUID(), payPassTicket: tickets[at] }));

  /** Asks again and again, as an app does that heard no answer. */
  const ask = async (draft: (typeof wanted)[number]): Promise<string> => {
    for (;;) {
      try {
        const { code, body } = await device.call('/lucky_transfer/transferTo', draft);
        if (code === '0000') return body.billNo;
        if (!['TRY_AGAIN_LATER', '2222', 'SYSTEM_ERROR'].includes(code)) throw new Refused(code);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await sleep(50);
    }
  };
  const asked = Promise.all(wanted.map(ask));
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(300 + round * 450);
    await fleet.gateways[round % 2]?.kill();
    fleet.gateways[round % 2] = await spawnGateway(fleet.dataDir);
  }
  const billNos = await asked;
  expect(new Set(billNos).size).toBe(COUNT);

  await expect
    .poll(
      async () => {
        const rows = await db.query<{ state: string; count: bigint }>(sql`
          select state, count(*) as count from withdrawal where member_id = ${memberId} group by state`);
        return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
      },
      { timeout: SETTLED_WITHIN, interval: 500 },
    )
    .toEqual({ done: COUNT });
  for (const { to } of wanted) {
    const rows = await db.query(sql`
      select 1 from sim_transfer where address = ${normalAddress('BEP20', to)} and from_house and not failed`);
    expect(rows).toHaveLength(1);
  }
  const { ok, violations } = await createLedger(db).audit();
  expect(Object.entries(violations).filter(([, count]) => count !== 0n)).toEqual([]);
  expect(ok).toBe(true);
});

/** An answer that asking again does not change. */
class Refused extends Error {}
