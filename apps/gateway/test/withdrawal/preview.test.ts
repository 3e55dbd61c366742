import { subtractAmounts } from '@ezwallet/validators';
import { afterEach, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import type { TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { EVM, preview, SEGWIT, simulator, TRON, withdraw } from './withdrawalStage.ts';

const HOUR = 3_600_000;
let { gateway, member, device } = {} as Stage;
useTestGateway(
  { signedIn: true, kycLevel: 2, balances: { USDT: '1000', BTC: '0.5', ETH: '2', SOL: '3' } },
  (stage) => ({ gateway, member, device } = stage),
);
afterEach(async () => await expectSoundLedger(gateway));
const balance = async (asset = 'USDT') =>
  (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset);
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
  ])('over %s costs %s %s, and no less than that can go [S30]', async (protocol, currency, to, fee) => {
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

  it('knows the name, warns of look-alikes and of addresses of members [S33]', async () => {
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
