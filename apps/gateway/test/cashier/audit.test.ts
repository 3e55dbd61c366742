import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { type Sql, sql } from '../../src/db/index.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import type { TestGateway, TestMember } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

let gateway: TestGateway;
let stranger: TestMember;
useTestGateway({}, (stage) => ({ gateway, member: stranger } = stage));

class RolledBack extends Error {}

/** What the audit finds after some harm, which is then undone. */
async function foundAfter(harm: Sql): Promise<Record<string, bigint>> {
  let found: Record<string, bigint> = {};
  const work = gateway.db.tx(async (tx) => {
    await tx.query(sql`alter table merchant_payment_part disable trigger merchant_payment_part_append_only`);
    await tx.query(sql`alter table bill disable trigger bill_amounts_kept`);
    await tx.query(harm);
    found = await tx.one<Record<string, bigint>>(sql`select * from invariant_merchant_payment`);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return found;
}

it('the audit finds whatever is wrong between payments and money', async () => {
  const shop = await MerchantServer.open(gateway);
  const payToken = await shop.placed({ amount: '20' });
  const chain = gateway.services.simulators.find(({ protocol }) => protocol === 'TRC20') as SimulatedChain;
  const { body } = await gateway.device().call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
  await chain.pay([{ address: body.address, currency: 'USDT', raw: 20_000_000n }]);
  await chain.mine(6);
  await scanChain(gateway.services, chain);
  await expectSoundLedger(gateway);

  const gift = { actor: 0n, key: randomUUID(), to: stranger.id, asset: 'USDT', amount: 1_000_000n };
  const credited = await gateway.services.ledger.credit(gift);
  if (!credited.ok) throw new Error(credited.code);
  const { id } = await gateway.db.one<{ id: bigint }>(sql`select id from merchant_payment where token = ${payToken}`);
  const foreign = sql`
    insert into merchant_payment_part (bill_no, payment_id, is_late) values (${credited.billNo}, ${id}, false)`;
  expect(await foundAfter(foreign)).toMatchObject({ payment_parts_apart_from_their_bills: 1n });
  expect(await foundAfter(sql`delete from merchant_payment_part where payment_id = ${id}`)).toMatchObject({
    credited_payments_without_part: 1n,
  });
  expect(await foundAfter(sql`update deposit set member_id = ${stranger.id} where payment_id = ${id}`)).toMatchObject({
    payments_credited_to_others: 1n,
  });
  const eatenUp = sql`update bill set fee = amount where user_id = ${shop.member.id}`;
  expect(await foundAfter(eatenUp)).toMatchObject({ payments_eaten_up_by_fees: 1n });
  await expectSoundLedger(gateway);
});

it('an address stands for a member or a payment, never for both or none', async () => {
  const none = gateway.db.query(sql`insert into address_owner (member_id, payment_id) values (null, null)`);
  await expect(none).rejects.toThrow('check constraint');
});
