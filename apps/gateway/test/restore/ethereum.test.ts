import { randomBytes } from 'node:crypto';
import { parseEther, parseGwei } from 'viem';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toEip55 } from '@ezwallet/validators';
import { sql } from '../../src/db/index.ts';
import { approveWithdrawal } from '../../src/money/withdrawals/process.ts';
import { keepSending } from '../../src/money/withdrawals/send-job.ts';
import { sweepChains } from '../../src/money/deposits/scanning.ts';
import { acceptComparison } from '../../src/money/restore/accept.ts';
import { compareNetworks } from '../../src/money/restore/compare.ts';
import { type Chain, createChains } from '../../src/outside/chain/port/Chain.ts';
import { holdSigning, readHold, watchPlace } from '../../src/money/signing/hold.ts';
import type { Withdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import type { Signer } from '../../src/operator/signer.ts';
import { CONFIRMATIONS, type EvmStage, expectSound, USDT, useEvm } from '../chain/evmStage.ts';
import { copyOf } from '../harness/restoredCopy.ts';
import { addPerson, callAs } from '../harness/staffOf.ts';
import { signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { drive, preview, request, withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';

let { anvil, token, gateway } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, gateway } = stage));

let [ann, ben]: Signer[] = [];
let phone: TestDevice;
let person: TestMember;
beforeAll(async () => {
  ann = await addPerson(gateway, 'Ann', ['payments']);
  ben = await addPerson(gateway, 'Ben', ['payments']);
  person = await gateway.member({ kycLevel: 4, balances: { USDT: '500', ETH: '50' } });
  phone = await signIn(gateway.device(), person);
  await watchPlace(gateway.services);
});

let restored: TestGateway | undefined;
afterEach(async () => {
  await restored?.close();
  restored = undefined;
  // The next test begins with a database that does not know what the copy has sent.
  const { services, db } = gateway;
  await holdSigning(services, 'person');
  await anvil.mine();
  await compareNetworks(services);
  await db.tx(async (tx) => await acceptComparison({ ...services, db: tx }));
});

/** A withdrawal to an address of its own, approved. */
async function ask(amount: string): Promise<Withdrawal> {
  const asked = await request(
    { gateway, device: phone },
    { to: toEip55(`0x${randomBytes(20).toString('hex')}`), amount },
  );
  const { policy } = gateway.services.config;
  if (asked.state === 'review') await gateway.db.tx((tx) => approveWithdrawal(tx, policy, asked, 'operator'));
  return asked;
}
const mineAt = async (gwei: string): Promise<void> => {
  await anvil.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei(gwei) });
  await anvil.mine();
};
const got = async ({ address }: Withdrawal) => (await token.balanceOf(address)) / USDT;
/** Calls a verb on the restored database. */
const say = async (signer: Signer | undefined, ...rest: [Parameters<typeof callAs>[2], string[]?]) =>
  await callAs(restored!.services, signer!, ...rest);

/** Two people let the sending go on. */
async function accept(): Promise<string> {
  const { text } = await say(ann, 'chain accept');
  return (await say(ben, 'approve', [/Proposal (\d+) waits/.exec(text)?.[1] ?? ''])).text;
}

describe('a database that was restored from an hour ago', () => {
  it('sends nothing before two people have compared the network, and then pays nobody twice', async () => {
    const sentBefore = await ask('10');
    await drive(gateway, sentBefore.billNo);
    const [first, second, never] = [await ask('20'), await ask('30'), await ask('40')];
    restored = await copyOf(gateway);
    // The hour that the copy does not know.
    const forgotten = await ask('50');
    for (const { billNo } of [second, forgotten, first])
      expect(await drive(gateway, billNo)).toMatchObject({ state: 'sent' });
    await anvil.mine();

    await watchPlace(restored.services);
    for (const { id } of [first, second, never, sentBefore]) await keepSending(restored.services, id);
    expect((await sweepChains(restored.services)).size).toBe(0);
    await anvil.mine();
    expect(await Promise.all([first, second, never].map(got))).toEqual([20n, 30n, 0n]);
    expect(await withdrawalOf(restored, first.billNo)).toMatchObject({ state: 'approved', txid: null });
    await expect(
      callAs(restored.services, ann!, 'withdrawals refuse', [first.billNo], { reason: 'late' }),
    ).rejects.toThrow('Nothing is refunded');

    await expect(accept()).rejects.toThrow('run `chain compare` first');
    const { code, text } = await say(ann, 'chain compare');
    expect(code).toBe(0);
    expect(text).toContain('the database is not where the house signed');
    expect(text).toContain(`mark ${first.billNo} as sent`);
    expect(text).toContain(`mark ${second.billNo} as sent`);
    expect(text).not.toContain(never.billNo);
    expect(text.match(/belongs to no withdrawal here/g)).toHaveLength(1);

    expect(await accept()).toContain('2 marked as sent, 1 that belong to no withdrawal here');
    for (const { billNo } of [first, second]) expect(await drive(restored, billNo)).toMatchObject({ state: 'sent' });
    expect(await drive(restored, never.billNo)).toMatchObject({ state: 'sent' });
    await anvil.mine(CONFIRMATIONS);
    for (const { billNo } of [sentBefore, first, second, never])
      expect(await drive(restored, billNo)).toMatchObject({ state: 'done' });
    expect(await Promise.all([sentBefore, first, second, never, forgotten].map(got))).toEqual([
      10n,
      20n,
      30n,
      40n,
      50n,
    ]);
    await expectSound(restored);
  });

  it('books what was asked for after the backup, so that its member has not kept the money too', async () => {
    const owned = async (of: TestGateway) =>
      (await of.services.ledger.balances(person.id)).find(({ asset }) => asset === 'USDT')!;
    const poor = await gateway.member({ balances: { USDT: '69' } });
    restored = await copyOf(gateway);
    const forgotten = await ask('70');
    await drive(gateway, forgotten.billNo);
    await anvil.mine();
    const { txid } = await withdrawalOf(gateway, forgotten.billNo);
    const named = { network: 'ERC20', txid: txid! };
    const propose = async (to: string, amount = '70 USDT') => {
      const call = { ...named, amount };
      const { text } = await callAs(restored!.services, ann!, 'withdrawals book', [to], call);
      return [/Proposal (\d+) waits/.exec(text)?.[1] ?? ''];
    };
    const book = async (...call: Parameters<typeof propose>) => await say(ben, 'approve', await propose(...call));
    await watchPlace(restored.services);
    await expect(book(person.userNo)).rejects.toThrow('lists no');
    await say(ann, 'chain compare');

    const { balance } = await owned(restored);
    await expect(book(poor.userNo)).rejects.toThrow('less than 70 USDT');
    await expect(book(person.userNo, '7 USDT')).rejects.toThrow('70 USDT was sent');
    const [one, two] = [await propose(person.userNo), await propose(person.userNo)];
    expect((await say(ben, 'approve', one)).text).toContain('70 USDT of');
    await expect(say(ben, 'approve', two)).rejects.toThrow('already');
    expect((await owned(restored)).balance - balance).toBe(0n);

    expect((await say(ann, 'chain compare')).text).not.toContain('belongs to no withdrawal here');
    expect(await accept()).toContain('1 marked as sent, 0 that belong');
    const { billNo } = await restored.db.one<{ billNo: string }>(
      sql`select bill_no as "billNo" from withdrawal where txid = ${txid}`,
    );
    await anvil.mine(CONFIRMATIONS);
    expect(await drive(restored, billNo)).toMatchObject({ state: 'done', fee: 0n });
    expect(balance - (await owned(restored)).balance).toBe(70_000_000n);
    expect(await got(forgotten)).toBe(70n);
    await expectSound(restored);
  });

  it('knows from the blocks what the wallet has paid in ether', async () => {
    const to = toEip55(`0x${randomBytes(20).toString('hex')}`);
    const draft = { to, protocol: 'ERC20', currency: 'ETH', amount: '3' };
    const { fee, total } = (await preview(phone, draft)).body;
    const { body } = await withdraw(phone, { ...draft, terms: { fee, total } });
    const asked = await withdrawalOf(gateway, body.billNo);
    const { policy } = gateway.services.config;
    if (asked.state === 'review') await gateway.db.tx((tx) => approveWithdrawal(tx, policy, asked, 'operator'));
    restored = await copyOf(gateway);
    await drive(gateway, asked.billNo);
    await anvil.mine();
    await watchPlace(restored.services);
    expect((await say(ann, 'chain compare')).text).toContain(`mark ${asked.billNo} as sent`);
    await accept();
    await anvil.mine(CONFIRMATIONS);
    expect(await drive(restored, asked.billNo)).toMatchObject({ state: 'done' });
    expect(await anvil.client.getBalance({ address: to as `0x${string}` })).toBe(parseEther('3'));
  });

  it('is noticed by the network where it is at the same place as before', async () => {
    const [first, second] = [await ask('11'), await ask('12')];
    restored = await copyOf(gateway);
    // Files that somebody put back under the same server.
    await restored.db.query(sql`update signing_state set place = signing_place()`);
    await drive(gateway, first.billNo);
    await anvil.mine();

    await keepSending(restored.services, second.id);
    expect(await restored.db.one(sql`select held_why as why from signing_state`)).toEqual({ why: 'network' });
    expect((await say(ann, 'chain compare')).text).toContain(`mark ${first.billNo} as sent`);
    await accept();
    for (const { billNo } of [first, second]) expect(await drive(restored, billNo)).toMatchObject({ state: 'sent' });
    await anvil.mine(CONFIRMATIONS);
    expect(await Promise.all([first, second].map(got))).toEqual([11n, 12n]);
  });

  it('follows a transfer that got a higher fee in the hour that it does not know', async () => {
    const slow = await ask('13');
    await mineAt('1');
    await drive(gateway, slow.billNo);
    restored = await copyOf(gateway);
    // A block asks for so much that it leaves out what waits.
    await mineAt('50');
    await gateway.db.query(sql`update evm_transfer set created_at = created_at - interval '1 day'`);
    expect(await gateway.services.chains.get('ERC20')?.hasten?.()).toBe(1);
    await anvil.mine(2);
    await watchPlace(restored.services);
    expect((await say(ann, 'chain compare')).text).toContain(`mark ${slow.billNo} as sent`);
    await accept();
    await anvil.mine(CONFIRMATIONS);
    expect(await drive(restored, slow.billNo)).toMatchObject({ state: 'done' });
    expect(await got(slow)).toBe(13n);
  });

  it('waits for what no block holds yet', async () => {
    const first = await ask('14');
    restored = await copyOf(gateway);
    await drive(gateway, first.billNo);
    await watchPlace(restored.services);
    const { code, text } = await say(ann, 'chain compare');
    expect(code).toBe(1);
    expect(text).toContain('compare again');
    await expect(accept()).rejects.toThrow('ERC20 is not compared');
    await anvil.mine();
    expect((await say(ann, 'chain compare')).code).toBe(0);
    await accept();
    expect(await got(first)).toBe(14n);
  });
});

it('a network that cannot be asked is compared by hand', async () => {
  const { services, db } = gateway;
  await holdSigning(services, 'person');
  const carried = services.chains.get('ERC20') ?? expect.fail();
  const mute = Object.fromEntries(Object.entries(carried).filter(([name]) => name !== 'outside')) as unknown as Chain;
  const muted = { ...services, chains: createChains([mute]) };
  expect([...(await compareNetworks(muted)).open.keys()]).toEqual(['ERC20']);
  const accepted = async (byHand: string[]) =>
    await db.tx(async (tx) => await acceptComparison({ ...muted, db: tx }, new Set(byHand)));
  await expect(accepted([])).rejects.toThrow('ERC20 is not compared');
  await accepted(['ERC20']);
  expect(await readHold(db)).toBeUndefined();
});

it('the sending can be stopped by hand', async () => {
  restored = await copyOf(gateway);
  await restored.db.query(sql`update signing_state set place = signing_place()`);
  await say(ann, 'chain hold');
  expect((await say(ann, 'chain hold')).text).toContain('already');
  expect(await restored.db.one(sql`select is_signing_held() as held`)).toEqual({ held: true });
});
