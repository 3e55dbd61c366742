import { afterEach, expect, it } from 'vitest';
import { Sql, sql } from '../../src/db/index.ts';
import { keepSending } from '../../src/money/withdrawals/send-job.ts';
import { watchPlace } from '../../src/money/signing/hold.ts';
import { readHouseNumbers } from '../../src/server/metrics/houseNumbers.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { copyOf } from '../harness/restoredCopy.ts';
import { addPerson, callAs } from '../harness/staffOf.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { arrived, drive, endow, request, simulator, withdrawalOf } from '../withdrawal/withdrawalStage.ts';

let { gateway, device } = {} as Stage;
useTestGateway({ signedIn: true, kycLevel: 4, balances: { USDT: '100' } }, (stage) => ({ gateway, device } = stage));

let restored: TestGateway;
afterEach(async () => await restored.close());

/** Gives the copy the network as it is now: no dump takes that back. */
async function keepNetwork(): Promise<void> {
  for (const table of ['sim_chain', 'sim_block', 'sim_transfer']) {
    const { rows } = await gateway.db.one<{ rows: string }>(
      sql`select coalesce(jsonb_agg(t), '[]')::text as rows from (select * from ${name(table)}) t`,
    );
    await restored.db.query(sql`delete from ${name(table)}`);
    await restored.db.query(sql`
      insert into ${name(table)} overriding system value
      select * from jsonb_populate_recordset(null::${name(table)}, ${rows}::text::jsonb)`);
  }
}
const name = (table: string) => new Sql([table], []);

it('a restored sandbox sends nothing before it is compared with its networks, and then pays nobody twice', async () => {
  const staff = [await addPerson(gateway, 'Ann', ['payments']), await addPerson(gateway, 'Ben', ['admin'])] as const;
  await endow(gateway, '500', 'USDT', 'ERC20');
  await watchPlace(gateway.services);
  const [paid, waits] = [await request({ gateway, device }), await request({ gateway, device }, { amount: '12' })];
  restored = await copyOf(gateway);
  await drive(gateway, paid.billNo);
  await simulator(gateway, 'ERC20').mine(20);
  await keepNetwork();

  await watchPlace(restored.services);
  await watchPlace(restored.services);
  for (const { id } of [paid, waits]) await keepSending(restored.services, id);
  expect(await withdrawalOf(restored, paid.billNo)).toMatchObject({ state: 'approved' });
  const held = (await readHouseNumbers(restored.services)).find((each) => each.name === 'ezwallet_sending_held');
  expect(held?.readings?.[0]?.value).toBe(1);
  expect(gateway.logged().match(/"event":"sending_held"/g)).toHaveLength(1);

  const [ann, ben] = staff;
  const { text } = await callAs(restored.services, ann, 'chain compare');
  expect(text).toContain(`mark ${paid.billNo} as sent`);
  const proposed = await callAs(restored.services, ann, 'chain accept');
  await callAs(restored.services, ben, 'approve', [/Proposal (\d+) waits/.exec(proposed.text)?.[1] ?? '']);
  for (const { billNo } of [paid, waits]) await drive(restored, billNo);
  await simulator(restored, 'ERC20').mine(20);
  for (const { billNo } of [paid, waits]) expect(await drive(restored, billNo)).toMatchObject({ state: 'done' });
  for (const { address } of [paid, waits]) expect(await arrived(restored, address)).toHaveLength(1);
  await expectSoundLedger(restored);
});
