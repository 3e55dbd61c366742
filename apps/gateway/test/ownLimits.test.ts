import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPaymentText } from '../src/money/payments/payment-text.ts';
import { payTicket, type Sent } from './harness/payTicket.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';
import { Trader } from './trades/TradeStage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADDRESS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

let { gateway, member, device } = {} as Stage;
let receiver: TestMember;
useTestGateway({ signedIn: true, kycLevel: 1, balances: { USDT: '5000' } }, async (stage) => {
  ({ gateway, member, device } = stage);
  receiver = await gateway.member();
});

const read = async (from: TestDevice = device) => (await from.call('/exchangeUser/getCustomizePaymentLimitSet')).body;
const limitTo = async (limit: string) => await device.call('/exchangeUser/updateCustomizeDailyPaymentLimit', { limit });
const info = async () => (await device.call('/exchangeUser/getUserInfo')).body;
const later = async (milliseconds: number) => {
  await gateway.shiftClock(milliseconds);
  await signIn(device, member);
};

const move = async (
  amount: string,
  target: Pick<Sent, 'toType' | 'to' | 'terms'> & { terms?: { fee: string; total: string } },
) => {
  const request = { currency: 'USDT', amount, ...target };
  const payPassTicket = await payTicket(gateway, member, request);
  return await device.call('/lucky_transfer/transferTo', { ...request, payPassTicket, reqNo: randomUUID() });
};
const send = async (amount: string) => await move(amount, { toType: 1, to: receiver.userNo });
const withdraw = async (amount: string) =>
  await move(amount, { ...TO_ADDRESS, terms: { fee: '1', total: String(Number(amount) + 1) } });
const pay = async (amount: string) => {
  const { text } = await createPaymentText(gateway.services, receiver.id, { currency: 'USDT' });
  return await move(amount, { toType: 3, to: text });
};

const TO_ADDRESS = { toType: 2, to: ADDRESS, protocol: 'TRC20' };
const preview = async (amount: string, target: object) =>
  await device.call('/lucky_transfer/transferTo', { currency: 'USDT', amount, ...target, preview: true });

describe('a limit of payments', () => {
  it('does not exist at first; the platform’s limit is that of the level, for transfers and withdrawals together', async () => {
    expect(await read()).toEqual({ switchOn: false, limit: null, used: '0', max: '3000', next: null, nextAt: null });
    expect(await info()).toMatchObject({ memberCustomizePaymentLimitSwitch: false, dailyTransferLimit: '2000' });
  });

  it('falls at once and rises after a day', async () => {
    expect((await limitTo('500')).body).toMatchObject({ switchOn: true, limit: '500', next: null });
    expect(await info()).toMatchObject({ memberCustomizePaymentLimitSwitch: true, dailyTransferLimit: '500' });
    const { body } = await limitTo('800.5');
    expect(body).toMatchObject({ limit: '500', next: '800.5' });
    expect(body.nextAt).toBe((await limitTo('800.5')).body.nextAt);
    await later(DAY - HOUR);
    expect((await send('501')).code).toBe('EXCEED_LIMIT');
    await later(DAY + HOUR);
    expect(await read()).toMatchObject({ limit: '800.5', next: null, nextAt: null });
    expect((await send('501')).code).toBe('0000');
  });

  it('refuses a number above the platform’s, and text that is not an amount', async () => {
    expect((await limitTo('3000.000001')).code).toBe('EXCEED_LIMIT');
    expect((await limitTo('3000')).code).toBe('0000');
    expect((await limitTo('1.0000001')).code).toBe('AMOUNT_INVALID');
    expect((await limitTo('-1')).code).toBe('ARGS_INVALID');
  });

  it('is switched off after a day and keeps its number, or is forgotten after a day', async () => {
    await limitTo('500');
    expect((await device.call('/exchangeUser/closeSwitch', { type: 'payment' })).body).toBe(true);
    expect(await read()).toMatchObject({ switchOn: true, limit: '500', next: '3000' });
    await later(DAY);
    expect(await read()).toMatchObject({ switchOn: false, limit: '500', next: null });
    await limitTo('500');
    expect((await device.call('/exchangeUser/resetPaymentLimit')).body).toMatchObject({ limit: '500', next: '3000' });
    await later(2 * DAY);
    expect(await read()).toMatchObject({ switchOn: false, limit: null, next: null });
  });

  it('counts transfers, payments and withdrawals together', async () => {
    await limitTo('100');
    expect((await send('40')).code).toBe('0000');
    expect((await pay('30')).code).toBe('0000');
    expect((await withdraw('25')).code).toBe('0000');
    expect(await read()).toMatchObject({ used: '95' });
    expect((await send('6')).code).toBe('EXCEED_LIMIT');
    expect((await pay('6')).code).toBe('EXCEED_LIMIT');
    expect((await withdraw('6')).code).toBe('WITHDRAW_EXCEED');
    expect((await preview('5', TO_ADDRESS)).body.remainToday).toBe('5');
    expect((await send('5')).code).toBe('0000');
    await later(DAY);
    expect((await send('100')).code).toBe('0000');
  });

  it('refuses before it asks for the payment password', async () => {
    await limitTo('10');
    const { text } = await createPaymentText(gateway.services, receiver.id, { currency: 'USDT' });
    const person = { toType: 1, to: receiver.userNo };
    const code = { toType: 3, to: text };
    for (const target of [person, code, TO_ADDRESS]) expect((await preview('10', target)).code).toBe('0000');
    for (const target of [person, code]) expect((await preview('10.01', target)).code).toBe('EXCEED_LIMIT');
    expect((await preview('10.01', TO_ADDRESS)).code).toBe('WITHDRAW_EXCEED');
    await send('4');
    expect((await preview('6.01', person)).code).toBe('EXCEED_LIMIT');
  });

  it('of zero lets nothing out', async () => {
    await limitTo('0');
    expect((await send('0.01')).code).toBe('EXCEED_LIMIT');
  });

  it('holds for a transfer and a withdrawal at the same time', async () => {
    await limitTo('100');
    const tries = Array.from({ length: 12 }, (_, index) => (index % 2 ? send('30') : withdraw('30')));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(3);
    expect(await read()).toMatchObject({ used: '90' });
  });

  it('is each member’s own', async () => {
    await limitTo('100');
    expect(await read(await signIn(gateway.device(), receiver))).toMatchObject({ switchOn: false, limit: null });
  });
});

describe('a limit of orders', () => {
  const choose = async (limit: number) => await device.call('/exchangeUser/updateCustomizeOrderQuantitySet', { limit });
  const path = '/exchangeUser/getCustomizeOrderQuantitySet';

  it('falls at once, rises after a day, and is switched off after a day', async () => {
    const none = { switchOn: false, limit: null, used: 0, max: 200, next: null, nextAt: null };
    expect((await device.call(path)).body).toEqual(none);
    expect((await choose(3)).body).toMatchObject({ switchOn: true, limit: 3 });
    expect(await info()).toMatchObject({ memeberCustomizeSwitch: true, memberCustomizePaymentLimitSwitch: false });
    expect((await choose(20)).body).toMatchObject({ limit: 3, next: 20 });
    await device.call('/exchangeUser/closeSwitch', { type: 'orderQuantity' });
    expect((await device.call(path)).body).toMatchObject({ limit: 3, next: 200 });
    await later(DAY);
    expect((await device.call(path)).body).toMatchObject({ switchOn: false, limit: 3 });
    expect((await choose(201)).code).toBe('EXCEED_LIMIT');
    expect((await choose(0)).code).toBe('ARGS_INVALID');
  });

  it('counts sales and purchases of today, cancelled ones too, and holds for orders at the same time', async () => {
    await choose(3);
    // The trader's device is the one that is signed in from here on.
    const trader = await Trader.of(gateway, member);
    const count = async () => (await trader.device.call(path)).body;
    await trader.cancelSale((await trader.sell({ amount: '20' })).body.billNo);
    expect(await count()).toMatchObject({ used: 1 });
    expect((await trader.sell({ amount: '9999' })).code).not.toBe('0000');
    const answers = await Promise.all(Array.from({ length: 5 }, () => trader.sell({ amount: '20' })));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'EXCEED_LIMIT')).toHaveLength(3);
    expect(await count()).toMatchObject({ limit: 3, used: 3 });
    await gateway.shiftClock(DAY);
    await trader.comeBack();
    expect(await count()).toMatchObject({ used: 0 });
  });
});
