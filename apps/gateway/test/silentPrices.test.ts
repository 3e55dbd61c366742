import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChains } from '../src/outside/chain/port/Chain.ts';
import { sql } from '../src/db/index.ts';
import type { RateSnapshot, RateSource } from '../src/outside/price-feed/RateSource.ts';
import { expectSoundLedger } from './harness/expectSoundLedger.ts';
import { MerchantServer } from './harness/MerchantServer.ts';
import { payTicket } from './harness/payTicket.ts';
import type { TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';
import { confirmed, EVM, preview, SEGWIT, TRON, withdraw } from './withdrawal/withdrawalStage.ts';

let { gateway, member, device } = {} as Stage;
let other: TestMember;
let usual: Pick<Stage['gateway']['services'], 'rates' | 'chains'>;
useTestGateway({ signedIn: true, kycLevel: 2, balances: { USDT: '1000', BTC: '5', ETH: '2' } }, (stage) => {
  ({ gateway, member, device } = stage);
  const { rates, chains } = gateway.services;
  usual = { rates, chains };
});
beforeEach(async () => {
  other = await gateway.member();
});
afterEach(async () => {
  Object.assign(gateway.services, usual);
  await expectSoundLedger(gateway);
});

const setRates = (snapshot: RateSource['snapshot']) =>
  Object.assign(gateway.services, { rates: { ...usual.rates, snapshot } });
const silence = () =>
  setRates(async () => {
    throw new Error('The price source answered 503.');
  });
const change = (alter: (snapshot: RateSnapshot) => RateSnapshot) =>
  setRates(async (at) => alter(await usual.rates.snapshot(at)));

const request = (fields: object) => ({ toType: 1, to: other.userNo, currency: 'USDT', amount: '5', ...fields });
const transfer = async (fields: object) => await device.call('/lucky_transfer/transferTo', request(fields));
/** The fields of a transfer with a request number and a ticket for it. */
const stamped = async (fields: object = {}) => ({
  ...fields,
  reqNo: randomUUID(),
  payPassTicket: await payTicket(gateway, member, request(fields)),
});
const sent = async () =>
  (await gateway.services.ledger.bills({ userId: member.id, direction: 'SEND', pageNo: 1, pageSize: 1 })).total;

const BTC = { currency: 'BTC', protocol: 'BTC', to: SEGWIT, amount: '4.9' };

describe('a price of nothing', () => {
  beforeEach(() => change((rates) => ({ ...rates, coins: rates.coins.map((coin) => ({ ...coin, price: '0.000' })) })));

  it('lets nobody past the limits of a day, nor past the review', async () => {
    expect((await preview(device, BTC)).code).toBe('TRY_AGAIN_LATER');
    expect((await withdraw(device, BTC)).code).toBe('TRY_AGAIN_LATER');
    const ether = { protocol: 'ERC20', currency: 'ETH', to: EVM, amount: '1' };
    expect((await withdraw(device, ether)).code).toBe('TRY_AGAIN_LATER');
    const draft = { currency: 'ETH', amount: '2' };
    expect((await transfer(await stamped(draft))).code).toBe('TRY_AGAIN_LATER');
    expect(await sent()).toBe(0);
  });

  it('is none', async () => {
    expect((await device.call('/common/getRate/v2', { currency: 'BTC' })).code).toBe('SYMBOL_NOT_EXIST');
    expect((await device.call('/common/getRates')).body.list).toEqual([]);
  });
});

it('a coin of a millionth of a cent is worth something, and shown as far as the wire can say', async () => {
  const coin = { currency: 'SHIB', price: '0.000000004', series: ['0.000000003', '0.000000004'] };
  const doge = { currency: 'DOGE', price: '0.123456789012', series: ['0.1'] };
  change((rates) => ({ ...rates, coins: [coin, doge] }));
  expect((await device.call('/common/getRates')).body.list).toMatchObject([
    { currency: 'DOGE', price: '0.12345678', series: ['0.1'] },
  ]);
  const { body } = await device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'SHIB' });
  expect(body.availableAmount).toBe('250000000000');
});

describe('while the source of prices is silent', () => {
  beforeEach(silence);

  it('USDT goes to members, over networks, and to merchants', async () => {
    const shop = await MerchantServer.open(gateway);
    const to = await shop.placed();
    expect(await transfer({ preview: true })).toMatchObject({ code: '0000', body: { fee: '0' } });
    expect(await transfer(await stamped())).toMatchObject({ code: '0000', body: { fee: '0' } });
    expect((await transfer(await stamped({ toType: 4, to, amount: '38.5' }))).code).toBe('0000');
    expect((await preview(device)).code).toBe('0000');
    expect((await withdraw(device)).code).toBe('0000');
    expect((await withdraw(device, { protocol: 'ERC20', to: EVM })).code).toBe('0000');
  });

  it('the day of USDT is counted all the same', async () => {
    await gateway.db.query(sql`update member set kyc_level = 0 where id = ${member.id}`);
    expect((await transfer(await stamped({ amount: '101' }))).code).toBe('EXCEED_LIMIT');
  });

  it('a request that needs a price is refused so that the member can try again, and uses nothing up', async () => {
    const wanted = await stamped({ currency: 'BTC', amount: '0.001' });
    expect((await transfer(wanted)).code).toBe('TRY_AGAIN_LATER');
    expect((await preview(device, BTC)).code).toBe('TRY_AGAIN_LATER');
    expect((await withdraw(device, BTC)).code).toBe('TRY_AGAIN_LATER');
    for (const path of ['/common/getRates', '/common/getCurrencyRate'])
      expect((await device.call(path)).code).toBe('TRY_AGAIN_LATER');
    expect((await device.call('/common/getRate/v2', { currency: 'USDT' })).code).toBe('TRY_AGAIN_LATER');
    const purchase = { transactionType: 9, payMethodId: 1, amount: '100' };
    const expected = async (currency: string) =>
      (await device.call('/promotion/expectPromotionByOrder', { ...purchase, currency })).code;
    expect([await expected('USDT'), await expected('BTC')]).toEqual(['0000', 'TRY_AGAIN_LATER']);
    Object.assign(gateway.services, usual);
    expect((await transfer(wanted)).code).toBe('0000');
  });

  it('holdings are shown, and the value of those that have a price', async () => {
    const { code, body } = await device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'USDT' });
    expect(code).toBe('0000');
    expect(body.balanceList).toEqual(
      expect.arrayContaining([
        { currency: 'USDT', balance: '1000', frozen: '0' },
        { currency: 'BTC', balance: '5', frozen: '0' },
      ]),
    );
    expect(body).toMatchObject({ balanceByUSDT: '1000', availableAmount: '1000', balanceByCNY: '0', trend: ['1000'] });
    expect(body.change).toEqual({ amount: '0', percent: '0' });
    const inBtc = await device.call('/exchangeUser/getUserBalance', { exchangeCurrency: 'BTC' });
    expect(inBtc.code).toBe('TRY_AGAIN_LATER');
  });

  it('coins are listed, with the fees that need no price', async () => {
    const { code, body } = await device.call('/exchangeCurrency/queryCurrencyList');
    expect(code).toBe('0000');
    const networksOf = (coin: string) =>
      body.find(({ currencyCode }: { currencyCode: string }) => currencyCode === coin).protocols;
    expect(networksOf('USDT')[0]).toEqual({ id: 1, name: 'TRC20', fee: '1', minWithdrawal: '1' });
    expect(networksOf('BTC')).toEqual([{ id: 1, name: 'BTC', fee: '0.0002', minWithdrawal: '0.0002' }]);
    expect(networksOf('ETH')).toEqual([{ id: 1, name: 'ERC20' }]);
  });

  it('charts show the stored prices', async () => {
    const { code, body } = await device.call('/common/getHistoryRate', { currency: 'BTC', days: 1 });
    expect([code, body.list.length]).toEqual(['0000', 25]);
  });
});

describe('a request that the gateway carried out', () => {
  it.each([
    ['prices fall silent', silence],
    ['coins lose their price', () => change((rates) => ({ ...rates, coins: [] }))],
    ['networks are disconnected', () => Object.assign(gateway.services, { chains: createChains([]) })],
  ])('is answered as before when %s', async (_, breakDown) => {
    const shop = await MerchantServer.open(gateway);
    const requests = [
      await stamped({ currency: 'BTC', amount: '0.001' }),
      await stamped(confirmed({ to: TRON })),
      await stamped(confirmed({ ...BTC, amount: '0.01' })),
      await stamped({ toType: 4, to: await shop.placed(), amount: '38.5' }),
    ];
    const first = [];
    for (const request of requests) first.push(await transfer(request));
    expect(first.map(({ code }) => code)).toEqual(requests.map(() => '0000'));
    breakDown();
    for (const [index, request] of requests.entries())
      expect(await transfer(request)).toMatchObject({ code: '0000', body: first[index]?.body });
  });

  it('gives the same answer to a second try while there are no prices', async () => {
    const request = await stamped({ currency: 'BTC', amount: '0.001' });
    let comeSecond = () => {};
    const second = new Promise<void>((resolve) => {
      comeSecond = resolve;
    });
    let asked = 0;
    setRates(async (at) => {
      asked += 1;
      if (asked === 1) {
        await second;
        return await usual.rates.snapshot(at);
      }
      comeSecond();
      await Promise.race(tries);
      throw new Error('The price source answered 503.');
    });
    const tries = [transfer(request), transfer(request)];
    const [one, two] = await Promise.all(tries);
    expect(asked).toBe(2);
    expect([one?.code, two?.code]).toEqual(['0000', '0000']);
    expect(two?.body).toEqual(one?.body);
    expect(await sent()).toBe(1);
  });
});
