import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { processes } from '../../src/house/jobs/processes.ts';
import { endWatching } from '../../src/money/deposits/ended.ts';
import { findLate } from '../../src/money/deposits/late.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { enter } from '../../src/operator/door.ts';
import type { Signer } from '../../src/operator/signer.ts';
import { createChains } from '../../src/outside/chain/port/Chain.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { addPerson, callAs, journalOf } from '../harness/staffOf.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';

const USDT = 1_000_000n;
const DAY = 86_400_000;
const FEE = 231_000n;

let gateway: TestGateway;
let shop: MerchantServer;
let address: string;
let payToken: string;
let [pat, pia]: Signer[] = [];
useTestGateway({}, (stage) => ({ gateway } = stage));
beforeEach(async () => {
  shop = await MerchantServer.open(gateway);
  payToken = await shop.placed();
  address = await addressOf(payToken);
  const names = await gateway.db.one<{ count: bigint }>(sql`select count(*) from staff`);
  pat = await addPerson(gateway, `Pat${names.count}`, ['payments']);
  pia = await addPerson(gateway, `Pia${names.count}`, ['payments']);
});
afterEach(async () => await expectSoundLedger(gateway));

const chain = (protocol = 'TRC20') =>
  gateway.services.simulators.find((known) => known.protocol === protocol) as SimulatedChain;
const addressOf = async (token: string, protocol = 'TRC20') =>
  (await gateway.device().call('/luckyrecharge/getRechargeAddress', { payToken: token, protocol })).body
    .address as string;
const view = async () => (await gateway.device().call('/luckyrecharge/queryRechargeBill', { payToken })).body;
const balanceOf = async () =>
  (await gateway.services.ledger.balances(shop.member.id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
const scan = async () => await scanChain(gateway.services, chain());
/** Lets what is over end, as the jobs do. @returns whether the address is watched no longer */
async function end(): Promise<boolean> {
  const { db, config } = gateway.services;
  await fireDeadlines(db, config.policy, processes);
  await endWatching(db, config.policy);
  const { isEnded } = await db.one<{ isEnded: boolean }>(sql`
    select ended_at is not null as "isEnded" from deposit_address where address = ${address}`);
  return isEnded;
}
const deposits = async () =>
  await gateway.db.query<{ state: string }>(
    sql`select state from deposit where member_id = ${shop.member.id} order by id`,
  );

/** Somebody pays after the watch has ended. @returns the transaction */
async function payLate(raw = 38_500_000n, blocks = 6): Promise<string> {
  await gateway.shiftClock(31 * DAY);
  expect(await end()).toBe(true);
  const txid = await chain().pay([{ address, currency: 'USDT', raw }]);
  await chain().mine(blocks);
  await scan();
  return txid;
}

const named = (txid: string, more: Record<string, string> = {}) => ({
  txid,
  network: 'TRC20',
  amount: '38.5 USDT',
  ...more,
});

async function propose(txid: string, more: Record<string, string> = {}, who = pat!): Promise<string> {
  const { text } = await callAs(gateway.services, who, 'deposits credit', [address], named(txid, more));
  return /Proposal (\d+) waits/.exec(text)?.[1] ?? '';
}
const approve = async (number: string, who = pia!) => await callAs(gateway.services, who, 'approve', [number]);
const look = async (fields: Partial<{ network: string; address: string; txid: string }>) =>
  await findLate(gateway.services, { network: 'TRC20', address, txid: '', ...fields });

describe('the watch of a payment’s address', () => {
  it('goes on for thirty days after the end, and credits what comes until then', async () => {
    await gateway.shiftClock(29 * DAY);
    expect(await end()).toBe(false);
    await chain().pay([{ address, currency: 'USDT', raw: 38_500_000n }]);
    await chain().mine(6);
    await scan();
    expect(await view()).toMatchObject({ status: 3, paidAmount: '38.5', flags: ['LATE'] });
  });

  it('then ends, once; members’ own addresses and open payments stay watched', async () => {
    await shop.placed();
    const owned = sql`select 1 from deposit_address a join address_owner o on o.id = a.owner_id
      where a.ended_at is null and o.payment_id is null`;
    const before = await gateway.db.query(owned);
    await payLate();
    expect(await deposits()).toEqual([]);
    expect(await balanceOf()).toBe(0n);
    expect(await gateway.db.query(owned)).toHaveLength(before.length);
    const open = await shop.placed();
    const other = await addressOf(open);
    await chain().pay([{ address: other, currency: 'USDT', raw: 38_500_000n }]);
    await chain().mine(6);
    await scan();
    expect(await balanceOf()).toBe(38_500_000n - FEE);
  });

  it('goes on while a deposit is under way', async () => {
    await chain().pay([{ address, currency: 'USDT', raw: 38_500_000n }]);
    await chain().mine(2);
    await scan();
    await gateway.shiftClock(31 * DAY);
    expect(await end()).toBe(false);
    await chain().mine(4);
    await scan();
    expect(await balanceOf()).toBe(38_500_000n - FEE);
    expect(await end()).toBe(true);
  });
});

describe('a late transfer', () => {
  it('is proposed by one person and credited by another, as usual deposits are', async () => {
    const txid = await payLate();
    const number = await propose(txid);
    expect(await deposits()).toEqual([]);
    await expect(approve(number, pat)).rejects.toThrow('A second person has to approve');
    const { text } = await callAs(gateway.services, pia!, 'proposals');
    expect(text).toContain(txid);
    expect(text).toContain('38.5 USDT');
    expect((await approve(number)).text).toContain(`${txid}: 38.5 USDT credited.`);
    expect(await balanceOf()).toBe(38_500_000n - FEE);
    expect(await deposits()).toEqual([{ state: 'credited' }]);
    expect(await view()).toMatchObject({ status: 3, paidAmount: '38.5', flags: ['LATE'] });
    expect((await journalOf(gateway)).at(-1)).toEqual({
      verb: 'deposits credit',
      kind: 'act',
      by: pat!.name,
      second: pia!.name,
    });
    const steps = await gateway.db.query<{ step: string }>(sql`
      select event || ' by ' || actor as step from process_event e join deposit d on d.id = e.case_id
      where process = 'deposit' and d.txid = ${txid} order by seq`);
    expect(steps.map(({ step }) => step)).toEqual(['see by watcher', 'stop by watcher', 'approve by operator']);
  });

  it('is credited once: a second proposal ends, and so does one of two approvals at the same moment', async () => {
    const txid = await payLate();
    const [first, second] = [await propose(txid), await propose(txid, {}, pia)];
    const answers = await Promise.allSettled([approve(first, pia), approve(second, pat)]);
    const done = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.code === 0);
    expect(done).toHaveLength(1);
    expect(await balanceOf()).toBe(38_500_000n - FEE);
    expect(await deposits()).toEqual([{ state: 'credited' }]);
    await expect(look({ txid })).rejects.toThrow('already: credited');
    await scan();
    expect(await balanceOf()).toBe(38_500_000n - FEE);
  });

  it('ends the proposal when something else has come to the address since', async () => {
    const txid = await payLate();
    const number = await propose(txid);
    const other = await chain().pay([{ address, currency: 'USDT', raw: 38_500_000n }]);
    await chain().mine(6);
    await approve(await propose(other));
    expect(await approve(number)).toMatchObject({ code: 1, text: expect.stringContaining('has changed') });
    expect(await balanceOf()).toBe(38_500_000n - FEE);
  });

  it('counts each payment of its transaction', async () => {
    await gateway.shiftClock(31 * DAY);
    await end();
    const payment = { address, currency: 'USDT', raw: 10n * USDT };
    const txid = await chain().pay([payment, { ...payment, currency: 'TRX', raw: 20n * USDT }]);
    await chain().mine(6);
    expect(await look({ txid })).toMatchObject({ amount: '10 USDT + 20 TRX' });
    await approve(await propose(txid, { amount: '10 USDT + 20 TRX' }));
    expect(await deposits()).toEqual([{ state: 'credited' }, { state: 'credited' }]);
  });

  it('may be one that its network had dropped', async () => {
    const txid = await chain().pay([{ address, currency: 'USDT', raw: 38_500_000n }]);
    await chain().mine(1);
    await scan();
    await chain().reorganise(1, true);
    await chain().mine(110);
    await scan();
    await chain().mine(110);
    await scan();
    expect(await deposits()).toEqual([{ state: 'dropped' }]);
    await gateway.shiftClock(31 * DAY);
    expect(await end()).toBe(true);
    await gateway.db.query(sql`
      insert into sim_transfer (protocol, txid, log_index, from_house, address, currency, raw)
      values ('TRC20', ${txid}, 0, false, ${address}, 'USDT', 38500000)
      on conflict (protocol, txid, log_index) do update set block = null, failed = false`);
    await chain().mine(6);
    await approve(await propose(txid));
    expect(await deposits()).toEqual([{ state: 'credited' }]);
    expect(await balanceOf()).toBe(38_500_000n - FEE);
  });
});

describe('is refused, and nothing is written:', () => {
  it('an address that is not ours, another network, and one that is watched', async () => {
    const txid = await payLate();
    const stranger = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
    await expect(look({ txid, address: stranger })).rejects.toThrow('is no address of ours on TRC20');
    await expect(look({ txid, network: 'ERC20' })).rejects.toThrow('is no address of ours on ERC20');
    await expect(look({ txid, network: 'DOGE' })).rejects.toThrow('not connected to DOGE');
    const open = await addressOf(await shop.placed());
    await expect(look({ txid, address: open })).rejects.toThrow('is watched');
    expect(await deposits()).toEqual([]);
  });

  it('a transaction that does not exist, or that paid another address', async () => {
    await payLate();
    await expect(look({ txid: 'f'.repeat(64) })).rejects.toThrow('No block of TRC20 holds a payment');
    const open = await addressOf(await shop.placed());
    const other = await chain().pay([{ address: open, currency: 'USDT', raw: USDT }]);
    await chain().mine(6);
    await expect(look({ txid: other })).rejects.toThrow('No block of TRC20 holds a payment');
  });

  it('one without enough confirmations, at the proposal and at the approval', async () => {
    const txid = await payLate(38_500_000n, 5);
    await expect(look({ txid })).rejects.toThrow('5 of 6 confirmations');
    const number = await propose(txid);
    await expect(approve(number)).rejects.toThrow('5 of 6 confirmations');
    await chain().mine(1);
    await approve(number);
    expect(await balanceOf()).toBe(38_500_000n - FEE);
  });

  it('one whose block a reorganisation took back', async () => {
    const txid = await payLate();
    const number = await propose(txid);
    await chain().reorganise(6, true);
    await chain().mine(8);
    await expect(approve(number)).rejects.toThrow('No block of TRC20 holds a payment');
    const liar = { ...chain(), blockHash: () => Promise.resolve('another') };
    const again = await chain().pay([{ address, currency: 'USDT', raw: USDT }]);
    await chain().mine(6);
    const services = { ...gateway.services, chains: createChains([liar]) };
    await expect(findLate(services, { network: 'TRC20', address, txid: again })).rejects.toThrow('no longer counts');
    expect(await deposits()).toEqual([]);
  });

  it('another amount than was proposed, and less than the minimum', async () => {
    const txid = await payLate();
    await expect(approve(await propose(txid, { amount: '385 USDT' }))).rejects.toThrow(
      '38.5 USDT came, and not 385 USDT',
    );
    const small = await chain().pay([{ address, currency: 'USDT', raw: 999_999n }]);
    await chain().mine(6);
    await expect(approve(await propose(small, { amount: '0.999999 USDT' }))).rejects.toThrow(
      'small. It is not credited',
    );
    expect(await deposits()).toEqual([]);
  });

  it('support and the merchant’s own person', async () => {
    const txid = await payLate();
    const number = await propose(txid);
    const sue = await addPerson(gateway, `Sue${number}`, ['support']);
    await expect(propose(txid, {}, sue)).rejects.toThrow('may not do this');
    const own = await addPerson(gateway, `Own${number}`, ['payments'], [shop.member.id]);
    await expect(approve(number, own)).rejects.toThrow('handles no case of their own');
    expect(await balanceOf()).toBe(0n);
  });
});

it('the command reads the amount from the network before anybody signs, and refuses at once', async () => {
  const txid = await payLate();
  const lines: string[] = [];
  const services = { ...gateway.services, config: { ...gateway.services.config, sandbox: true } };
  const type = async (values: Record<string, string>) =>
    await enter(services, 'deposits credit', { positionals: [address], values, say: (line) => void lines.push(line) });
  await expect(type({ network: 'TRC20', txid: 'f'.repeat(64) })).rejects.toThrow('No block of TRC20');
  await expect(type({ network: 'TRC20' })).rejects.toThrow('Give the address, its --network and the --txid.');
  expect(await type({ network: 'TRC20', txid })).toBe(0);
  expect(lines.join('\n')).toContain(`${txid}: 38.5 USDT credited.`);
  expect(await balanceOf()).toBe(38_500_000n - FEE);
});
