import { afterEach, describe, expect, it } from 'vitest';
import { type Chain, createChains } from '../../src/outside/chain/port/Chain.ts';
import { sql } from '../../src/db/index.ts';
import { operate as giveCommand } from '../harness/operate.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { type DepositStage, useDeposits, USDT } from './depositStage.ts';

let { gateway, member, device, chain, scan, balanceOf, list, pay, confirm } = {} as DepositStage;
useDeposits((stage) => ({ gateway, member, device, chain, scan, balanceOf, list, pay, confirm } = stage));
afterEach(async () => await expectSoundLedger(gateway));

describe('the operator', () => {
  const operate = async (name: string, positionals: string[] = [], values: Record<string, string> = {}) =>
    await giveCommand(gateway, name, positionals, values);
  const eventsOf = async (id: string) =>
    (
      await gateway.db.query<{ step: string }>(sql`
        select from_state || ' ' || to_state as step from process_event
        where process = 'deposit' and case_id = ${id}::bigint order by seq`)
    ).map(({ step }) => step);
  async function depositInReview(): Promise<string> {
    await pay(7n * USDT);
    await confirm(1);
    await gateway.db.query(sql`update member set recharge_flag = 0 where id = ${member.id}`);
    await confirm(5);
    const { id } = await gateway.db.one<{ id: bigint }>(sql`select id from deposit where member_id = ${member.id}`);
    return String(id);
  }

  it('credits a deposit in review', async () => {
    const id = await depositInReview();
    expect((await operate('deposits list', [], { state: 'review' })).text).toContain(member.userNo);
    expect((await operate('deposits approve', [id])).text).toContain('credited');
    expect(await balanceOf()).toBe(7n * USDT);
    await expect(operate('deposits approve', [id])).rejects.toThrow('waits for review');
    expect(await balanceOf()).toBe(7n * USDT);
  });

  it('does not credit a deposit that a reorganisation has put into a newer block', async () => {
    const id = await depositInReview();
    await chain().reorganise(6, false);
    await confirm(1);
    await expect(operate('deposits approve', [id])).rejects.toThrow('waits for review');
    expect((await list()).list).toEqual([expect.objectContaining({ status: 0, confirmations: 1 })]);
    expect(await eventsOf(id)).toEqual([
      'new confirming',
      'confirming review',
      'review orphaned',
      'orphaned confirming',
    ]);
    await confirm(5);
    expect((await list()).list).toEqual([expect.objectContaining({ status: 1, confirmations: 6 })]);
    await operate('deposits approve', [id]);
    expect(await balanceOf()).toBe(7n * USDT);
  });

  it.each([
    ['has dropped', true],
    ['has put elsewhere', false],
  ])('does not credit what the network %s and nobody has looked at since', async (_what, drop) => {
    const id = await depositInReview();
    await chain().reorganise(6, drop);
    await chain().mine(7);
    await expect(operate('deposits approve', [id])).rejects.toThrow('block no longer counts');
    expect(await balanceOf()).toBe(0n);
  });

  it('does not credit a deposit with too few confirmations', async () => {
    const id = await depositInReview();
    // A node that fell behind: the block is the same, with fewer blocks after it.
    const behind = { ...chain(), height: async () => (await chain().height()) - 2 };
    const approve = async (...chains: Chain[]) => {
      const services = { ...gateway.services, chains: createChains(chains) };
      await giveCommand({ ...gateway, services }, 'deposits approve', [id]);
    };
    await expect(approve(behind)).rejects.toThrow('4 of 6 confirmations');
    await expect(approve()).rejects.toThrow('not connected');
    expect(await balanceOf()).toBe(0n);
  });

  it('refuses it with a reason that the member reads', async () => {
    const id = await depositInReview();
    await expect(operate('deposits reject', [id])).rejects.toThrow('--reason');
    await operate('deposits reject', [id], { reason: 'Sent by a sanctioned address' });
    expect((await list()).list[0]).toMatchObject({ status: -1 });
    const { billNo } = (await list()).list[0];
    expect((await device.call('/order/detail', { billNo })).body).toMatchObject({
      status: -1,
      chain: { status: -1, reason: 'Sent by a sanctioned address' },
    });
    expect(await balanceOf()).toBe(0n);
  });

  it('refuses nonsense', async () => {
    for (const id of ['', '0', '999999999', "1'; drop table deposit; --"])
      await expect(operate('deposits approve', [id])).rejects.toThrow('waits for review');
    await expect(operate('deposits list', [], { state: 'stolen' })).rejects.toThrow('must be one of');
  });

  it('sees whether the networks hold what the house owes', async () => {
    await gateway.member({ balances: { USDT: '1000', BTC: '0.5', SOL: '3' } });
    await pay(50n * USDT);
    await confirm(6);
    expect(await operate('chain holdings')).toMatchObject({ code: 0, text: expect.stringMatching(/USDT .* covered/) });
    expect((await operate('ledger check')).code).toBe(0);
    // A dropped deposit that was credited is missing on the network.
    await chain().reorganise(8, true);
    expect(await operate('chain holdings')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/USDT .* short of /),
    });
    expect((await operate('ledger check')).code).toBe(1);
    await scan();
    expect((await operate('deposits list', [], { state: 'lost' })).text).toContain(member.userNo);
    const shortfall = { actor: 0n, key: `refund:${member.id}`, from: member.id, asset: 'USDT', amount: 50n * USDT };
    const ref = { refKind: 'test', refId: String(member.id) };
    await gateway.services.ledger.hold({ ...shortfall, ...ref });
    await gateway.services.ledger.capture({
      ...ref,
      actor: 0n,
      key: `refunded:${member.id}`,
      to: 'world',
      amount: 50n * USDT,
      bizTypes: { send: 401 },
    });
    expect((await operate('chain holdings')).code).toBe(0);
  });
});
