import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { operate } from '../harness/operate.ts';
import { makePicture, uploadPicture } from '../harness/uploadPicture.ts';
import { Trader } from './TradeStage.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, matched, paid } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, matched, paid } = scene));

const DAY_MINUTES = 24 * 60;

/** A trade whose seller has not released in time. */
async function overdue() {
  const bills = await paid();
  await later(31);
  await deadlines();
  return bills;
}

async function appealed() {
  const bills = await overdue();
  expect((await buyer.appeal(bills.purchase)).code).toBe('0000');
  return bills;
}

/** A trade that waits for staff. */
async function inArbitration() {
  const bills = await appealed();
  await later(DAY_MINUTES + 32);
  await deadlines();
  return bills;
}

describe('an appeal', () => {
  it('opens when the time for the release is over, and keeps the coins in escrow', async () => {
    const { sale, purchase } = await paid();
    expect((await buyer.appeal(purchase)).code).toBe('TIME_INVALID');
    expect((await seller.contest(sale)).code).toBe('TIME_INVALID');
    await later(31);
    const { code, body } = await buyer.appeal(purchase);
    expect(code).toBe('0000');
    expect(body).toMatchObject({
      status: 4,
      escrow: '100',
      deadline: { kind: 'answer' },
      appeal: {
        initiator: 'buyer',
        claim: 'release',
        reason: 'NOT_RELEASED',
        answerBy: body.deadline.at,
        statements: [{ by: 'buyer', files: [{ fileType: 'IMG', isReused: false }] }],
        verdict: null,
      },
    });
    expect((await seller.trade(sale)).body).toMatchObject({ status: 4, appeal: body.appeal });
    expect((await seller.release(sale)).code).toBe('3025');
    expect(await seller.money()).toEqual(['1000', '100']);
  });

  it('shows each side what the other one says, with pictures; staff gets it a day later', async () => {
    const { sale, purchase } = await appealed();
    const { body } = await seller.state('seller', sale);
    expect(body.appeal).toMatchObject({ answerBy: null, statements: [{ by: 'buyer' }, { by: 'seller' }] });
    const [, own] = body.appeal.statements;
    expect((await buyer.device.call('/common/getImage', { fileId: own.files[0].fileId })).code).toBe('0000');
    const stranger = await Trader.open(gateway);
    expect((await stranger.device.call('/common/getImage', { fileId: own.files[0].fileId })).code).toBe(
      'RECORD_ALREADY_DELETED',
    );
    await later(DAY_MINUTES + 32);
    await deadlines();
    expect((await buyer.trade(purchase)).body).toMatchObject({ status: 5, deadline: null, escrow: '100' });
    expect((await buyer.state('buyer', purchase, { expectStatus: 5 })).body.appeal.statements).toHaveLength(3);
    expect((await buyer.inAppeal('buyer', { billNo: purchase, action: 'withdraw', expectStatus: 4 })).code).toBe(
      '3025',
    );
  });

  it('can be taken back by the side that opened it, and opened again after a new time for the release', async () => {
    const { sale, purchase } = await appealed();
    const withdraw = { action: 'withdraw', expectStatus: 4 };
    expect((await seller.inAppeal('seller', { billNo: sale, ...withdraw })).code).toBe('CONDITION_NOT_FULLFILL');
    const { body } = await buyer.inAppeal('buyer', { billNo: purchase, ...withdraw });
    expect(body).toMatchObject({ status: 3, deadline: { kind: 'release' }, appeal: null });
    expect((await buyer.appeal(purchase)).code).toBe('TIME_INVALID');
    await later(62);
    expect((await buyer.appeal(purchase)).code).toBe('0000');
  });

  it('ends when the seller concedes one of the buyer: the coins go to the buyer, with the payment password', async () => {
    const { sale } = await appealed();
    expect(
      (await seller.inAppeal('seller', { billNo: sale, action: 'agree', expectStatus: 4, payPassTicket: 'none' })).code,
    ).toBe('NO_THIS_TICKET');
    expect((await seller.concede('seller', sale)).body).toMatchObject({ status: 2, escrow: '0' });
    expect(await buyer.money()).toEqual(['1103', '0']);
    expect(await seller.money()).toEqual(['900', '0']);
  });

  it('ends when the buyer concedes one of the seller: the coins go back', async () => {
    const { sale, purchase } = await overdue();
    expect((await seller.contest(sale)).code).toBe('0000');
    expect((await seller.concede('seller', sale)).code).toBe('CONDITION_NOT_FULLFILL');
    expect((await buyer.concede('buyer', purchase)).body).toMatchObject({ status: -2, escrow: '0', bonus: '3' });
    expect(await seller.money()).toEqual(['1000', '0']);
    expect(await buyer.money()).toEqual(['1000', '0']);
  });

  it('cannot be conceded or opened by a stranger, by the other side’s call, or with foreign files', async () => {
    const { sale, purchase } = await overdue();
    const stranger = await Trader.open(gateway);
    expect((await stranger.appeal(purchase)).code).toBe('ORDER_NOT_FOUND');
    expect((await buyer.contest(purchase)).code).toBe('NO_RIGHTS');
    expect((await seller.appeal(sale)).code).toBe('NO_RIGHTS');
    const foreign = await uploadPicture(stranger.device);
    expect(await buyer.appeal(purchase, { imageIds: [foreign] })).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['imageIds'] },
    });
    expect(await buyer.appeal(purchase, { videoId: foreign })).toMatchObject({
      code: 'ARGS_INVALID',
      body: { fields: ['videoId'] },
    });
    expect((await buyer.trade(purchase)).body.appeal).toBeNull();
  });

  it('flags a picture that proves the payment of another trade', async () => {
    const picture = await uploadedTwice(buyer);
    const { sale, purchase } = await matched();
    await buyer.pay(purchase, { imageIds: [picture[0]] });
    expect((await seller.trade(sale)).body.proofs[0].isReused).toBe(false);
    await seller.release(sale);
    const second = await matched();
    await buyer.pay(second.purchase, { imageIds: [picture[1]] });
    expect((await seller.trade(second.sale)).body.proofs[0].isReused).toBe(true);
  });
});

/** The same bytes, uploaded twice. */
async function uploadedTwice(trader: Trader): Promise<readonly [string, string]> {
  const bytes = await makePicture();
  return [await uploadPicture(trader.device, bytes), await uploadPicture(trader.device, bytes)];
}

describe('staff decides', () => {
  const decide = async (billNo: string, values: Record<string, string>) =>
    await operate(gateway, 'appeals decide', [billNo], { reason: 'The statement of the bank shows it.', ...values });

  it('for the buyer: the coins and the bonus are paid', async () => {
    const { sale, purchase } = await inArbitration();
    expect((await operate(gateway, 'appeals list')).text).toContain(purchase);
    expect((await operate(gateway, 'appeals show', [sale])).text).toMatch(/buyer: The other side/);
    await decide(purchase, { result: 'release' });
    expect((await buyer.trade(purchase)).body).toMatchObject({
      status: 2,
      appeal: {
        verdict: {
          result: 'release',
          buyerAmount: '100',
          sellerAmount: '0',
          reason: 'The statement of the bank shows it.',
        },
      },
    });
    expect(await buyer.money()).toEqual(['1103', '0']);
  });

  it('for the seller: the coins are free again', async () => {
    const { sale, purchase } = await inArbitration();
    await decide(sale, { result: 'refund' });
    expect((await buyer.trade(purchase)).body).toMatchObject({
      status: -2,
      appeal: { verdict: { result: 'refund', buyerAmount: '0', sellerAmount: '100' } },
    });
    expect(await seller.money()).toEqual(['1000', '0']);
  });

  it('for both: a part goes to the buyer, the rest is free again, and there is no bonus', async () => {
    const { sale, purchase } = await inArbitration();
    for (const wrong of ['0', '100', '100.000001', '-1', '', 'x'])
      await expect(decide(purchase, { result: 'split', 'buyer-amount': wrong })).rejects.toThrow('--buyer-amount');
    await decide(purchase, { result: 'split', 'buyer-amount': '37.5' });
    expect((await seller.trade(sale)).body).toMatchObject({
      status: 2,
      escrow: '0',
      appeal: { verdict: { buyerAmount: '37.5', sellerAmount: '62.5' } },
    });
    expect(await buyer.money()).toEqual(['1037.5', '0']);
    expect(await seller.money()).toEqual(['962.5', '0']);
    expect((await buyer.trade(purchase)).body).toMatchObject({ bonus: '0', lateAppealUntil: null });
  });

  it.each([{ result: 'split', 'buyer-amount': '60' }, { result: 'release' }])(
    'after which the seller has completed no trade: $result',
    async (verdict) => {
      const { sale, purchase } = await inArbitration();
      await decide(sale, verdict);
      const record = async (trader: Trader, billNo: string) => (await trader.trade(billNo)).body.reputation;
      expect(await record(buyer, purchase)).toMatchObject({
        trades: 0,
        completion: 0,
        releaseMinutes: null,
        tradedBefore: 1,
      });
      expect(await record(seller, sale)).toMatchObject({ trades: 1, completion: 1 });
      expect((await seller.appeal(purchase, { expectStatus: 2 })).code).toBe('ORDER_NOT_FOUND');
      expect((await buyer.appeal(purchase, { expectStatus: 2 })).code).toBe('ALREADY_EXISTS');
      expect((await seller.contest(sale, { expectStatus: 2 })).code).toBe('ALREADY_EXISTS');
    },
  );

  it('once, and only what is in arbitration', async () => {
    const { purchase } = await appealed();
    await expect(decide(purchase, { result: 'release' })).rejects.toThrow('not in arbitration');
    await later(DAY_MINUTES + 32);
    await deadlines();
    const both = await Promise.allSettled([
      decide(purchase, { result: 'release' }),
      decide(purchase, { result: 'refund' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(purchase, { result: 'refund' })).rejects.toThrow('not in arbitration');
  });

  it('also where the seller stayed silent and nobody appealed', async () => {
    const { purchase } = await overdue();
    await later(12 * 60 + 32);
    await deadlines();
    expect((await buyer.trade(purchase)).body).toMatchObject({
      status: 5,
      appeal: { initiator: 'buyer', statements: [] },
    });
    expect((await buyer.state('buyer', purchase, { expectStatus: 5 })).code).toBe('0000');
    await decide(purchase, { result: 'release' });
    expect((await buyer.trade(purchase)).body.status).toBe(2);
  });
});

describe('a race has one winner [S29]', () => {
  it('of a release and an appeal', async () => {
    const { sale, purchase } = await overdue();
    const answers = await Promise.all([seller.release(sale), buyer.appeal(purchase)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '3025']);
  });

  it('of a concession and the end of its time', async () => {
    const { sale } = await appealed();
    await later(DAY_MINUTES + 32);
    const [answer] = await Promise.all([seller.concede('seller', sale), deadlines()]);
    expect((await seller.trade(sale)).body.status).toBe(answer.code === '0000' ? 2 : 5);
  });
});

describe('a complaint', () => {
  const complaint = { reason: 'RUDE', text: 'This person was not polite at all.' };

  it('leaves the trade as it is, happens once, and its pictures are for staff', async () => {
    const { sale, purchase } = await matched();
    const imageIds = [await uploadPicture(buyer.device)];
    const complain = async () =>
      await buyer.device.call('/lucky_c2c/buyerSubmitComplain', { billNo: purchase, ...complaint, imageIds });
    expect((await complain()).code).toBe('0000');
    expect((await complain()).code).toBe('ALREADY_EXISTS');
    expect((await seller.device.call('/common/getImage', { fileId: imageIds[0] })).code).toBe('RECORD_ALREADY_DELETED');
    const own = await seller.inAppeal('seller', { billNo: sale, ...complaint, openCase: false });
    expect(own).toMatchObject({ code: '0000', body: { status: 1, appeal: null } });
    expect((await seller.device.call('/lucky_c2c/buyerSubmitComplain', { billNo: sale, ...complaint })).code).toBe(
      'NO_RIGHTS',
    );
  });

  it('needs somebody to complain about', async () => {
    const { body } = await seller.sell();
    expect((await seller.inAppeal('seller', { billNo: body.billNo, ...complaint, openCase: false })).code).toBe(
      'CONDITION_NOT_FULLFILL',
    );
  });
});

it('shows staff each picture of a trade once at an address of its own, and keeps who looked', async () => {
  const { purchase } = await appealed();
  const pages: string[] = [];
  const looking: Promise<void>[] = [];
  const look = async (url: string) => {
    const page = await (await fetch(url)).text();
    expect(page).toContain('Ming');
    const sources = [...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources).toHaveLength(1);
    for (const source of sources) {
      const picture = await fetch(new URL(source, url));
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
      pages.push(source);
    }
  };
  const say = (line: string) => {
    if (line.startsWith('http')) looking.push(look(line.split(' ')[0] ?? ''));
  };
  expect((await operate(gateway, 'appeals look', [purchase], { as: 'Ming' }, say)).code).toBe(0);
  await Promise.all(looking);
  const looks = await gateway.db.query<{ by: string }>(
    sql`select by_staff as by from staff_look where about = ${purchase}`,
  );
  expect(looks).toEqual(pages.map(() => ({ by: 'Ming' })));
  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(pages).size).toBe(pages.length);
  await expect(operate(gateway, 'appeals look', [purchase])).rejects.toThrow('--as');
});
