import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { makeStaffKey } from '../../src/house/staff/keys.ts';
import { keepSending } from '../../src/money/withdrawals/send-job.ts';
import { viewWithdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import { approvalsSign } from '../../src/operator/approvals.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { operate } from '../harness/operate.ts';
import { endSigner, makeSignerHome, type SignerHome } from '../harness/signerHome.ts';
import { signNow } from '../harness/signNow.ts';
import { createTestGateway, signIn, testConfig, type TestGateway } from '../harness/testGateway.ts';
import { withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';
import { makeEvm, makeTron, newKeys, USDT, type World } from './houseWorlds.ts';

/** Blocks after which a transaction of TRON has ended for ever, and the solidified chain has decided so. */
const OUTLASTING = 240;
const PERSONS = ['Ann', 'Ben', 'Eve'] as const;

describe.each([
  ['Ethereum', makeEvm],
  ['TRON', makeTron],
] as const)('a house on %s whose signer wants approvals above 35 USDT', (_, makeWorld) => {
  const keys = newKeys();
  const folder = mkdtempSync(join(tmpdir(), 'eza-'));
  let world: World;
  let home: SignerHome;
  let signer: ChildProcess;
  let gateway: TestGateway;
  beforeAll(async () => {
    world = await makeWorld(keys, { approvalAbove: '35', transaction: '90' });
    const made = PERSONS.map((name) => {
      const { privatePem, publicKey } = makeStaffKey();
      writeFileSync(join(folder, `${name}.key`), privatePem, { mode: 0o600 });
      return [name, publicKey.toString('hex')] as const;
    });
    // The policy does not name Eve.
    const approvers = Object.fromEntries(made.filter(([name]) => name !== 'Eve'));
    home = makeSignerHome({ ...world.policy, approvers }, keys);
    signer = await home.start();
    gateway = await createTestGateway({
      ...world.nodes,
      signerSocket: home.socket,
      secrets: { ...testConfig().secrets, chainSeed: undefined },
    });
  });
  afterAll(async () => {
    await gateway.close();
    await home.close();
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const paid = async () => await world.balanceOf(world.stranger);
  const ask = async (amount: string) => {
    const person = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    const phone = await signIn(gateway.device(), person);
    const answer = await withdraw(phone, { to: world.stranger, protocol: world.protocol, amount });
    expect(answer.code).toBe('0000');
    return { billNo: answer.body.billNo as string };
  };
  /** The job of a withdrawal, as the queue runs it. */
  const work = async (billNo: string) => {
    await keepSending(gateway.services, (await withdrawalOf(gateway, billNo)).id);
    return await withdrawalOf(gateway, billNo);
  };
  const show = async (billNo: string) => (await operate(gateway, 'approvals show', [billNo])).text;
  const listed = async () => (await operate(gateway, 'approvals list')).text;
  /** Signs a text on the machine of a person. */
  const sign = (name: string, text: string): string => {
    const file = join(folder, 'payment.txt');
    writeFileSync(file, `${text}\n`);
    const said: string[] = [];
    const key = join(folder, `${name}.key`);
    approvalsSign.run({ positionals: [file], values: { key }, say: (line) => void said.push(line) });
    return said[0] ?? '';
  };
  const hand = async (billNo: string, name: string, signature: string) =>
    await operate(gateway, 'approvals give', [billNo], { signature }, undefined, name);
  const give = async (billNo: string, name: string, text?: string) =>
    await hand(billNo, name, sign(name, text ?? (await show(billNo))));
  const confirm = async (billNo: string) => {
    await world.mine(world.finality);
    return await work(billNo);
  };

  it('pays less at once', async () => {
    const { billNo } = await ask('35');
    expect(await work(billNo)).toMatchObject({ state: 'sent' });
    expect(await confirm(billNo)).toMatchObject({ state: 'done' });
    expect(await listed()).not.toContain(billNo);
  });

  it('waits, and pays once when two persons have approved', async () => {
    const before = await paid();
    const { billNo } = await ask('40');
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    // Also long after signing should have been done.
    await gateway.db.query(
      sql`update process_deadline set due_at = app_now() - interval '1 day' where process = 'withdrawal'`,
    );
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null, reason: '' });
    expect(await listed()).toContain(`${billNo}  ${world.protocol}`);
    expect((await operate(gateway, 'withdrawals list')).text).toMatch(new RegExp(`${billNo} .* waits for approvals`));
    const text = await show(billNo);
    expect(text.split('\n')).toEqual([
      'ezwallet payment approval 1',
      expect.stringMatching(/^id: [0-9a-f-]{36}$/),
      `bill: ${billNo}`,
      `network: ${world.protocol}`,
      `from: ${world.own}`,
      `to: ${world.stranger}`,
      'amount: 40 USDT',
      expect.stringMatching(/^token: [0-9A-Za-z]{34,42}$/),
      expect.stringMatching(/^until: \d{4}-\d\d-\d\dT/),
    ]);
    await give(billNo, 'Ann');
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    expect(await listed()).toContain('Valid: Ann. Not valid: none.');
    await give(billNo, 'Ann');
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    await give(billNo, 'Ben');
    const [one, other] = await Promise.all([work(billNo), work(billNo)]);
    expect([one.state, other.state]).toEqual(['sent', 'sent']);
    expect(await confirm(billNo)).toMatchObject({ state: 'done' });
    expect((await paid()) - before).toBe(40n * USDT);
    expect(await listed()).not.toContain(billNo);
    await expect(show(billNo)).rejects.toThrow('No approval');
    expect(gateway.logged()).not.toContain('signer_refused');
    await expectSoundLedger(gateway);
  });

  it('counts no approval of another text, of another person, or that somebody changed', async () => {
    const [{ billNo }, other] = [await ask('41'), await ask('42')];
    await work(billNo);
    await work(other.billNo);
    const text = await show(billNo);
    await give(billNo, 'Ann');
    const expectWaiting = async (why: string) => {
      expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
      expect(await listed()).toContain(`Valid: Ann. Not valid: ${why}.`);
    };
    await give(billNo, 'Eve');
    await expectWaiting('Eve');
    await give(billNo, 'Ben', await show(other.billNo));
    await expectWaiting('Ben, Eve');
    await give(billNo, 'Ben', text.replace('amount: 41 USDT', 'amount: 4 USDT'));
    await expectWaiting('Ben, Eve');
    await hand(billNo, 'Ben', sign('Ann', text));
    await expectWaiting('Ben, Eve');
    expect(() => sign('Ben', `${text}\nto: somebody`)).toThrow('nothing is signed');
    expect(() => sign('Ben', 'staff 1\nwithdrawals approve')).toThrow('nothing is signed');
    await give(billNo, 'Ben', text);
    expect(await work(billNo)).toMatchObject({ state: 'sent' });
    // It is of this bill alone.
    expect(await work(other.billNo)).toMatchObject({ state: 'approved', txid: null });
    await operate(gateway, 'approvals refuse', [other.billNo], { reason: 'not now' }, undefined, 'Ben');
    await work(other.billNo);
    expect(await confirm(billNo)).toMatchObject({ state: 'done' });
  });

  it('gives what a person refuses to review, with the reason, and asks once more when it is approved again', async () => {
    const { billNo } = await ask('43');
    await work(billNo);
    const first = await show(billNo);
    await give(billNo, 'Ann');
    await operate(gateway, 'approvals refuse', [billNo], { reason: 'call the member first' }, undefined, 'Ben');
    expect(await work(billNo)).toMatchObject({ state: 'review', reason: 'Not approved by Ben: call the member first' });
    await operate(gateway, 'withdrawals approve', [billNo]);
    expect(await work(billNo)).toMatchObject({ state: 'approved' });
    const second = await show(billNo);
    expect(second).not.toBe(first);
    // Approvals of the first text are not of the second.
    await give(billNo, 'Ann', first);
    await give(billNo, 'Ben', first);
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    await give(billNo, 'Ann');
    await give(billNo, 'Ben');
    expect(await work(billNo)).toMatchObject({ state: 'sent' });
    expect(await confirm(billNo)).toMatchObject({ state: 'done' });
  });

  it('asks for another approval when one has ended', async () => {
    const { billNo } = await ask('44');
    await work(billNo);
    await gateway.db.query(sql`
      update signer_approval set until = app_now() + interval '1 millisecond' where reference = ${billNo}`);
    const { id } = await gateway.db.one<{ id: string }>(
      sql`select id from signer_approval where reference = ${billNo} and until > '-infinity'`,
    );
    await expect.poll(async () => await listed()).not.toContain(billNo);
    await expect(show(billNo)).rejects.toThrow('No approval');
    expect(await work(billNo)).toMatchObject({ state: 'approved' });
    expect(await show(billNo)).not.toContain(id);
    await operate(gateway, 'approvals refuse', [billNo], { reason: 'enough' }, undefined, 'Ann');
    expect(await work(billNo)).toMatchObject({ state: 'review' });
  });

  it('shows its owner a withdrawal that is under way, and nothing of the approvals', async () => {
    const { billNo } = await ask('45');
    const before = await withdrawalOf(gateway, billNo);
    await work(billNo);
    const seen = viewWithdrawal(await withdrawalOf(gateway, billNo));
    expect({ ...seen, updatedAt: 0 }).toEqual({ ...viewWithdrawal(before), updatedAt: 0 });
    expect(seen).toMatchObject({ status: 0, txid: null, reason: '' });
    await operate(gateway, 'approvals refuse', [billNo], { reason: 'enough' }, undefined, 'Ann');
    expect(viewWithdrawal(await work(billNo))).toMatchObject({ status: 0, reason: '' });
  });

  it('pays once what the signer was killed over, after it used the approval', async () => {
    const before = await paid();
    const { billNo } = await ask('46');
    await work(billNo);
    await give(billNo, 'Ann');
    await give(billNo, 'Ben');
    await endSigner(signer);
    signer = await home.start('test/harness/dyingSigner.ts');
    const died = once(signer, 'exit');
    expect(await work(billNo)).toMatchObject({ state: 'approved', txid: null });
    expect(await died).toEqual([null, 'SIGKILL']);
    await world.mine();
    signer = await home.start();
    let state = await work(billNo);
    // TRON has no nonces: what was signed there without an answer may be anywhere, so the signer wants another approval.
    if (world.protocol === 'TRC20') {
      expect(state).toMatchObject({ state: 'approved', txid: null });
      await give(billNo, 'Ann');
      await give(billNo, 'Ben');
      state = await work(billNo);
    }
    expect(state).toMatchObject({ state: 'sent' });
    expect(await confirm(billNo)).toMatchObject({ state: 'done' });
    expect((await paid()) - before).toBe(46n * USDT);
    await expectSoundLedger(gateway);
  });

  it('asks again for what TRON has lost, and sends what waits on Ethereum without asking', async () => {
    const before = await paid();
    const { billNo } = await ask('47');
    await work(billNo);
    await give(billNo, 'Ann');
    await give(billNo, 'Ben');
    const chain = gateway.services.chains.get(world.protocol) ?? expect.fail();
    // It is signed, and never sent.
    await signNow(gateway.db, chain, { ref: billNo, currency: 'USDT', to: world.stranger, raw: 47n * USDT });
    await world.mine(OUTLASTING);
    expect(await chain.hasten?.()).toBe(0);
    if (world.protocol === 'TRC20') {
      await give(billNo, 'Ann');
      expect(await chain.hasten?.()).toBe(0);
      await give(billNo, 'Ben');
      expect(await chain.hasten?.()).toBe(1);
    } else expect(await listed()).not.toContain(billNo);
    await world.mine(world.finality);
    expect(await work(billNo)).toMatchObject({ state: 'done' });
    expect((await paid()) - before).toBe(47n * USDT);
    await expectSoundLedger(gateway);
  });
});
