import { randomUUID } from 'node:crypto';
import { subtractAmounts } from '@ezwallet/validators';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { giveVoucher, WAIVER } from '../harness/giveVoucher.ts';
import { giveOtp } from '../harness/holds.ts';
import { payTicket } from '../harness/payTicket.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { signIn, type TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { confirmed, DRAFT, EVM, preview, SEGWIT, simulator, TRON, withdraw, withdrawalOf, withdrawTicket } from './withdrawalStage.ts';

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
const rechargeAddress = async ({ id }: Pick<TestMember, 'id'>) =>
  await gateway.services.depositAddresses?.of(id, simulator(gateway));
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

describe('the list of coins', () => {
  it('tells the fee of each network, and nothing where no network is connected', async () => {
    const coins: { currencyCode: string; protocols: object[] }[] = (
      await device.call('/exchangeCurrency/queryCurrencyList')
    ).body;
    const networksOf = (code: string) => coins.find(({ currencyCode }) => currencyCode === code)?.protocols;
    expect(networksOf('USDT')).toEqual([
      { id: 1, name: 'TRC20', fee: '1', minWithdrawal: '1' },
      { id: 2, name: 'ERC20', fee: '5', minWithdrawal: '5' },
      { id: 3, name: 'BEP20', fee: '0.5', minWithdrawal: '0.5' },
    ]);
    expect(networksOf('BTC')).toEqual([{ id: 1, name: 'BTC', fee: '0.0002', minWithdrawal: '0.0002' }]);
    expect(networksOf('SOL')).toEqual([]);
  });
});

describe('a preview', () => {
  it('tells the cost and the rest of the day’s limit, and moves no money', async () => {
    const { code, body, head } = await preview(device);
    expect(code).toBe('0000');
    expect(body).toEqual({
      address: TRON,
      addressName: '',
      fee: '1',
      total: '11',
      received: '10',
      remainToday: '10000',
      arriveBy: expect.any(Number),
      warnings: ['FIRST_TIME'],
    });
    expect(body.arriveBy - head.serverTime).toBeGreaterThan(HOUR - 5000);
    expect(await balance()).toMatchObject({ held: 0n });
  });

  it.each([
    ['TRC20', 'USDT', TRON, '1'],
    ['BEP20', 'USDT', EVM, '0.5'],
    ['ERC20', 'USDT', EVM, '5'],
    ['BTC', 'BTC', SEGWIT, '0.0002'],
  ])('over %s costs %s %s, and no less than that can go', async (protocol, currency, to, fee) => {
    expect((await preview(device, { protocol, currency, to, amount: fee })).body).toMatchObject({ fee });
    const less = subtractAmounts(fee, '0.000001');
    expect(await preview(device, { protocol, currency, to, amount: less })).toMatchObject({
      code: 'AMOUNT_INVALID',
      body: { min: fee },
    });
  });

  it('converts the fee for other coins, to two digits', async () => {
    const { body } = await preview(device, { protocol: 'ERC20', currency: 'ETH', to: EVM, amount: '0.1' });
    expect(body.fee).toMatch(/^0\.00\d{1,2}$/);
    expect(Number(body.fee) * 3500).toBeGreaterThan(4);
    expect(Number(body.fee) * 3500).toBeLessThan(6);
  });

  it('knows the name, warns of look-alikes and of addresses of members', async () => {
    await contact();
    expect((await preview(device)).body).toMatchObject({ addressName: 'Cold wallet', warnings: ['FIRST_TIME'] });
    const evm = EVM.toLowerCase();
    const forged = `${evm.slice(0, 10)}${'0'.repeat(24)}${evm.slice(-8)}`;
    await contact({ to: EVM, protocol: 'ERC20' });
    expect((await preview(device, { to: forged, protocol: 'ERC20' })).body.warnings).toEqual([
      'FIRST_TIME',
      'SIMILAR_ADDRESS',
    ]);
    expect((await preview(device, { to: evm, protocol: 'ERC20' })).body).toMatchObject({
      addressName: 'Cold wallet',
      warnings: ['FIRST_TIME'],
    });
    const neighbour = await gateway.member();
    const theirs = await rechargeAddress(neighbour);
    expect((await preview(device, { to: theirs })).body.warnings).toEqual(['FIRST_TIME', 'INTERNAL_ADDRESS']);
    const mine = await rechargeAddress(member);
    expect((await preview(device, { to: mine })).code).toBe('USER_INVALID');
    expect((await withdraw(device, { to: mine })).code).toBe('USER_INVALID');
  });

  it('does not call an address new after a withdrawal to it', async () => {
    await withdraw(device);
    expect((await preview(device)).body).toMatchObject({ warnings: [], remainToday: '9990' });
  });
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

describe('the gateway refuses a withdrawal', () => {
  it.each([
    [{ to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cw' }, 'TRON_ADDRESS_INVALID'],
    [{ protocol: 'ERC20' }, 'ETH_ADDRESS_INVALID'],
    [{ protocol: 'BTC' }, 'NO_THIS_METHOD'],
    [{ currency: 'SOL' }, 'NO_THIS_METHOD'],
    [{ currency: 'XRP' }, 'ASSET_NOT_FOUND'],
    [{ currency: 'CNY' }, 'ASSET_NOT_FOUND'],
    [{ amount: '0.999999' }, 'AMOUNT_INVALID'],
    [{ terms: { fee: '0.5', total: '10.5' } }, 'FEE_CALC_FAILED'],
    [{ terms: { fee: '1', total: '10' } }, 'FEE_CALC_FAILED'],
    [{ amount: '1.0000001' }, 'AMOUNT_INVALID'],
    [{ amount: '-1' }, 'ARGS_INVALID'],
    [{ amount: '1e3' }, 'ARGS_INVALID'],
    [{ remark: 'a\u202Eb' }, 'ARGS_INVALID'],
    [{ fee: '0' }, 'ARGS_INVALID'],
    [{ amount: '1000' }, 'BALANCE_NOT_ENOUGH'],
    [{ amount: '10000.01' }, 'WITHDRAW_EXCEED'],
  ])('%j, with %s', async (fields, code) => {
    expect((await withdraw(device, fields)).code).toBe(code);
    expect(await balance()).toMatchObject({ held: 0n });
    expect((await bills()).total).toBe(0);
  });

  it('of an account without the right', async () => {
    const set = async (flag: number) =>
      await gateway.db.query(sql`update member set withdraw_flag = ${flag} where id = ${member.id}`);
    for (const flag of [0, 3]) {
      await set(flag);
      const body = { withdrawFlag: flag, transferFlag: 1 };
      expect(await withdraw(device)).toMatchObject({ code: 'NO_RIGHTS', body });
      expect((await preview(device)).code).toBe('NO_RIGHTS');
    }
    await set(1);
    await gateway.db.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at)
      values (${member.id}, 'withdrawal', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    expect((await withdraw(device)).code).toBe('NO_RIGHTS');
    await gateway.shiftClock(HOUR + 1000);
    await signIn(device, member);
    expect((await withdraw(device)).code).toBe('0000');
  });

  it('during a hold, until it is over or lifted', async () => {
    const change = { type: 'change', oldPassword: member.paymentPassword, newPassword: '731946' };
    device.token = (await device.call('/exchangeUser/updateTranPass_v2', change)).head.token ?? '';
    member = { ...member, paymentPassword: '731946' };
    const payPassTicket = await withdrawTicket(device, '731946');
    expect(await withdraw(device, { payPassTicket })).toMatchObject({ code: 'NO_RIGHTS', body: { withdrawFlag: 3 } });
    const proofs = await proofsOf(gateway, device, member);
    expect((await device.call('/exchangeUser/unlockWithdraw', { ...proofs })).code).toBe('NO_RIGHTS');
    expect(await withdraw(device, { payPassTicket })).toMatchObject({ code: 'NO_RIGHTS', body: { withdrawFlag: 3 } });
    const codes = [await giveOtp(gateway, member.id)];
    expect((await device.call('/exchangeUser/unlockWithdraw', { codes })).body).toBe(true);
    expect((await withdraw(device, { payPassTicket })).code).toBe('0000');
  });

  it('at level 0', async () => {
    const stranger = await gateway.member({ kycLevel: 0, balances: { USDT: '50' } });
    await signIn(device, stranger);
    expect((await preview(device)).code).toBe('WITHDRAW_EXCEED');
    expect((await withdraw(device)).code).toBe('WITHDRAW_EXCEED');
  });

  it('with a ticket of another scene, or a used one', async () => {
    const transferTicket = await payTicket(gateway, member, { ...DRAFT, toType: 1 });
    expect((await withdraw(device, { payPassTicket: transferTicket })).code).toBe('NO_THIS_TICKET');
    const payPassTicket = await withdrawTicket(device);
    expect((await withdraw(device, { payPassTicket })).code).toBe('0000');
    expect((await withdraw(device, { payPassTicket })).code).toBe('NO_THIS_TICKET');
  });

  it('with a ticket for another address, amount, network or fee', async () => {
    const payPassTicket = await withdrawTicket(device);
    for (const changed of [{ to: EVM, protocol: 'ERC20' }, { to: EVM, protocol: 'BEP20' }, { amount: '11' }])
      expect((await withdraw(device, { ...changed, payPassTicket })).code, JSON.stringify(changed)).toBe('NO_THIS_TICKET');
    const cheap = await payTicket(gateway, member, { ...DRAFT, terms: { fee: '0.5' } });
    expect((await withdraw(device, { payPassTicket: cheap })).code).toBe('NO_THIS_TICKET');
    expect((await withdraw(device, { terms: undefined })).code).toBe('ARGS_INVALID');
    expect((await withdraw(device, { payPassTicket })).code).toBe('0000');
  });

  it('of coins bought within a day, below level 3 and for members only', async () => {
    const bought = async (id: bigint) => {
      const { ledger } = gateway.services;
      const money = { to: id, asset: 'USDT', amount: 300_000_000n, bizType: 902 };
      await ledger.credit({ actor: 0n, key: `buy:${id}`, ...money });
    };
    await bought(member.id);
    expect((await withdraw(device, { amount: '999.1' })).code).toBe('HOLDINGS_NOT_ENOUGH');
    expect((await withdraw(device, { amount: '899' })).code).toBe('0000');
    expect((await withdraw(device, { amount: '100' })).code).toBe('HOLDINGS_NOT_ENOUGH');
    await gateway.shiftClock(DAY + 1000);
    await signIn(device, member);
    expect((await withdraw(device, { amount: '300' })).code).toBe('0000');
    await gateway.shiftClock(0);
    for (const kind of [{ kycLevel: 3 }, { userType: 7 }] as const) {
      const free = await gateway.member({ kycLevel: 2, ...kind });
      await bought(free.id);
      await signIn(device, free);
      expect((await withdraw(device, { amount: '299' })).code).toBe('0000');
    }
  });
});

describe('the whitelist', () => {
  it('lets money go to addresses of the book only, and to those a day after they were added', async () => {
    await device.call('/exchangeUser/addressWhitelistSwitchOn', { ...(await proofsOf(gateway, device, member)) });
    expect((await preview(device)).code).toBe('8001004');
    expect((await withdraw(device)).code).toBe('8001004');
    await contact({ ...(await proofsOf(gateway, device, member)) });
    expect((await preview(device)).code).toBe('8001005');
    expect((await withdraw(device)).code).toBe('8001005');
    expect((await withdraw(device, { to: EVM, protocol: 'ERC20' })).code).toBe('8001004');
    await gateway.shiftClock(DAY + 1000);
    await signIn(device, member);
    expect((await withdraw(device)).code).toBe('0000');
    const [entry] = (await device.call('/exchangeUser/address/list')).body;
    await device.call('/exchangeUser/address/remove', { addressId: entry.addressId });
    await contact({ ...(await proofsOf(gateway, device, member)) });
    expect((await withdraw(device)).code).toBe('8001005');
  });
});

describe('a voucher', () => {
  it('waives the fee, is locked, and cannot be used twice', async () => {
    const voucherId = await giveVoucher(gateway.db, member.id, WAIVER);
    expect((await preview(device, { voucherId })).body).toMatchObject({ fee: '0', total: '10', received: '10' });
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(device, { voucherId })));
    const refused = 'CONDITION_NOT_FULLFILL';
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', refused, refused]);
    expect(answers.find(({ code }) => code === '0000')?.body.fee).toBe('0');
    expect(await balance()).toMatchObject({ held: 10_000_000n });
    expect((await preview(device, { voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
  });

  it("is refused when it is for something else, another member's, or none", async () => {
    const buying = await giveVoucher(gateway.db, member.id);
    const foreign = await giveVoucher(gateway.db, (await gateway.member()).id, WAIVER);
    for (const voucherId of [buying, foreign, 'vc_none']) {
      expect((await preview(device, { voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
      expect((await withdraw(device, { voucherId })).code).toBe('CONDITION_NOT_FULLFILL');
    }
    expect(await balance()).toMatchObject({ held: 0n });
    expect((await preview(device)).body.remainToday).toBe('10000');
  });
});

describe('once and only once', () => {
  it('executes twenty parallel requests with one number once, and answers all alike', async () => {
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

  it('spends the same money once, whether it is withdrawn or transferred', async () => {
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
        withdraw(device, { amount: '300', payPassTicket: await payTicket(gateway, poor, confirmed({ amount: '300' })) }),
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
