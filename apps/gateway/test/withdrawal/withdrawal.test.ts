import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { payTicket } from '../harness/payTicket.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { confirmed, EVM, preview, SEGWIT, TRON, withdraw, withdrawalOf, withdrawTicket } from './withdrawalStage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let { gateway, member, device } = {} as Stage;
useTestGateway(
  { signedIn: true, kycLevel: 2, balances: { USDT: '1000', BTC: '0.5', ETH: '2', SOL: '3' } },
  (stage) => ({ gateway, member, device } = stage),
);
afterEach(async () => await expectSoundLedger(gateway));
const balance = async (asset = 'USDT') =>
  (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset);
const bills = async () =>
  (await device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 20, orderType: 'WITHDRAW' })).body;
const contact = async (fields: object = {}) =>
  device.call('/exchangeUser/address/add', {
    toType: 2,
    to: TRON,
    currencyCode: 'USDT',
    protocol: 'TRC20',
    name: 'Cold wallet',
    remark: '',
    ...fields,
  });

describe('a confirmed withdrawal', () => {
  it('sets the money and its fee aside, and shows as a bill in progress', async () => {
    const { code, body } = await withdraw(device, { remark: 'rent' });
    expect(code).toBe('0000');
    expect(body).toEqual({ billNo: expect.any(String), fee: '1', status: 1, arriveBy: expect.any(Number) });
    expect(await balance()).toMatchObject({ balance: 1000_000_000n, held: 11_000_000n });
    const row = {
      billNo: body.billNo,
      recordType: 'WITHDRAW',
      businessType: 401,
      amount: '-10',
      fee: '1',
      status: 1,
      counterparty: null,
      remark: 'rent',
    };
    expect(await bills()).toMatchObject({ total: 1, list: [row] });
    expect((await device.call('/order/detail', { billNo: body.billNo })).body).toMatchObject({
      ...row,
      postings: [],
      chain: { status: 0, protocol: 'TRC20', address: TRON, txid: null, confirmations: 0, required: 6, reason: '' },
    });
  });

  it('takes the fee out of the amount where the operator has set it so', async () => {
    await gateway.db.query(sql`update member set full_amount = true where id = ${member.id}`);
    expect((await device.call('/exchangeUser/getUserInfo')).body.fullAmountFlg).toBe(1);
    expect((await preview(device)).body).toMatchObject({ fee: '1', total: '10', received: '9' });
    // At least 1 has to arrive, and the fee is 1.
    expect(await withdraw(device, { amount: '1.5' })).toMatchObject({ code: 'AMOUNT_INVALID', body: { min: '2' } });
    expect((await preview(device, { amount: '2' })).body).toMatchObject({ received: '1' });
    // Confirmed before, with the fee on top.
    expect((await withdraw(device, { terms: { fee: '1', total: '11' } })).code).toBe('FEE_CALC_FAILED');
    const { body } = await withdraw(device, { amount: '1000', terms: { fee: '1', total: '1000' } });
    expect(await balance()).toMatchObject({ held: 1000_000_000n });
    expect(await withdrawalOf(gateway, body.billNo)).toMatchObject({ amount: 999_000_000n, fee: 1_000_000n });
  });

  it('goes out unreviewed while it is little, to a new address less', async () => {
    const first = await withdraw(device, { amount: '60' });
    expect(await withdrawalOf(gateway, first.body.billNo)).toMatchObject({ state: 'approved' });
    const second = await withdraw(device, { amount: '60' });
    expect(await withdrawalOf(gateway, second.body.billNo)).toMatchObject({ state: 'review' });
    await contact({ to: EVM, protocol: 'BEP20' });
    await gateway.db.query(sql`update contact set vouched_at = app_now() where member_id = ${member.id}`);
    await gateway.shiftClock(DAY + 1000);
    await signIn(device, member);
    const known = await withdraw(device, { amount: '500', to: EVM, protocol: 'BEP20' });
    expect(await withdrawalOf(gateway, known.body.billNo)).toMatchObject({ state: 'approved' });
  });

  it('is looked at where the address may be a slip or a trap', async () => {
    const slip = await withdraw(device, { amount: '5', to: EVM.replace('aAeb', 'aaeb'), protocol: 'BEP20' });
    expect(await withdrawalOf(gateway, slip.body.billNo)).toMatchObject({ state: 'review', address: EVM });
    const trap = `${EVM.slice(0, 10)}${'0'.repeat(24)}${EVM.slice(-8)}`.toLowerCase();
    const trapped = await withdraw(device, { amount: '5', to: trap, protocol: 'BEP20' });
    expect(await withdrawalOf(gateway, trapped.body.billNo)).toMatchObject({ state: 'review' });
  });
});

describe('once and only once', () => {
  it('executes twenty parallel requests with one number once, and answers all alike [S28]', async () => {
    const reqNo = randomUUID();
    const payPassTicket = await withdrawTicket(device);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(device, { reqNo, payPassTicket })));
    expect(new Set(answers.map(({ code, body }) => JSON.stringify({ code, body }))).size).toBe(1);
    expect(answers[0]?.code).toBe('0000');
    expect((await bills()).total).toBe(1);
    expect((await withdraw(device, { reqNo })).body).toEqual(answers[0]?.body);
    expect((await withdraw(device, { reqNo, amount: '11' })).code).toBe('ARGS_INVALID');
    expect((await withdraw(device, { reqNo, to: EVM, protocol: 'ERC20' })).code).toBe('ARGS_INVALID');
    expect(await balance()).toMatchObject({ held: 11_000_000n });
  });

  it('remembers a refusal', async () => {
    const reqNo = randomUUID();
    expect((await withdraw(device, { reqNo, amount: '1000' })).code).toBe('BALANCE_NOT_ENOUGH');
    const { ledger } = gateway.services;
    await ledger.credit({ actor: 0n, key: randomUUID(), to: member.id, asset: 'USDT', amount: 500_000_000n });
    expect((await withdraw(device, { reqNo, amount: '1000' })).code).toBe('BALANCE_NOT_ENOUGH');
  });

  it('spends the same money once, whether it is withdrawn or transferred [S28]', async () => {
    const friend = await gateway.member();
    const transfer = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '600' };
    const sends = await Promise.all(
      Array.from({ length: 6 }, async (_, index) =>
        index % 2 === 0
          ? withdraw(device, {
              amount: '599',
              payPassTicket: await payTicket(gateway, member, confirmed({ amount: '599' })),
            })
          : device.call('/lucky_transfer/transferTo', {
              ...transfer,
              reqNo: randomUUID(),
              payPassTicket: await payTicket(gateway, member, transfer),
            }),
      ),
    );
    expect(sends.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(sends.filter(({ code }) => code === 'BALANCE_NOT_ENOUGH')).toHaveLength(5);
    const { balance: kept = 0n, held = 0n } = (await balance()) ?? {};
    expect(kept - held).toBe(400_000_000n);
  });

  it('keeps the day within the level, over all coins, also at once', async () => {
    const poor = await gateway.member({ kycLevel: 1, balances: { USDT: '5000', BTC: '1' } });
    member = poor;
    await signIn(device, poor);
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () =>
        withdraw(device, {
          amount: '300',
          payPassTicket: await payTicket(gateway, poor, confirmed({ amount: '300' })),
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'WITHDRAW_EXCEED')).toHaveLength(3);
    expect((await preview(device)).body.remainToday).toBe('100');
    const { body } = await device.call('/exchangeUser/getKycInfo');
    expect(body).toMatchObject({ kycPermissionLevel: 1, withdrawToday: { used: '900', left: '100' } });
    expect(body.limits[1]).toMatchObject({ kycLevel: 1, withdrawADay: '1000', perOrder: '300' });
    const bitcoin = { protocol: 'BTC', currency: 'BTC', to: SEGWIT, amount: '0.01' };
    expect((await withdraw(device, bitcoin)).code).toBe('WITHDRAW_EXCEED');
    await gateway.shiftClock(DAY);
    await signIn(device, poor);
    expect((await withdraw(device, { amount: '1000' })).code).toBe('0000');
  });
});

it("shows another member's withdrawal to nobody else", async () => {
  const { billNo } = (await withdraw(device)).body;
  await signIn(device, await gateway.member());
  expect((await device.call('/order/detail', { billNo })).code).toBe('ORDER_NOT_FOUND');
});
