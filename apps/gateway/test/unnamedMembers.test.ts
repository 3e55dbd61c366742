import { randomUUID } from 'node:crypto';
import { maskUserNumber } from '@ezwallet/validators';
import { expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { payTicket } from './harness/payTicket.ts';
import type { Trader } from './trades/TradeStage.ts';
import { type TradeScene, useTradeScene } from './trades/tradeScene.ts';

let { gateway, seller, buyer, paid } = {} as TradeScene;
useTradeScene(async (scene) => {
  ({ gateway, seller, buyer, paid } = scene);
  await gateway.db.query(sql`update member set nick_name = '' where id in (${seller.member.id}, ${buyer.member.id})`);
});

/** Every masked name in an answer. */
function namesIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([field, value]) => (/nickmasked$/i.test(field) ? [value] : namesIn(value)));
}

const numberOf = ({ member }: Trader) => maskUserNumber(member.userNo);

async function sees(
  who: Trader,
  other: Trader,
  path: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { code, body } = await who.device.call(path, fields);
  expect(code, path).toBe('0000');
  const names = namesIn(body);
  expect(names, path).toContain(numberOf(other));
  for (const name of names) expect([numberOf(who), numberOf(other)], path).toContain(name);
}

const PAGE = { pageNo: 1, pageSize: 20 };

it('the other side of a trade is called by the masked user number until it has a nickname', async () => {
  const { sale, purchase } = await paid();
  await sees(buyer, seller, '/order/orderC2cDetail', { billNo: purchase });
  await sees(seller, buyer, '/order/orderC2cDetail', { billNo: sale });
  await sees(buyer, seller, '/order/quickOrderQuery', PAGE);
  await buyer.mark({ billNo: purchase, favourite: true });
  await sees(buyer, seller, '/lucky_c2c/peer/list');
  await seller.release(sale);
  await sees(buyer, seller, '/order/pageQuery/v2', { ...PAGE, orderType: 'ALL' });
  await sees(buyer, seller, '/order/detail', { billNo: purchase });
  await sees(seller, buyer, '/order/getPaymentReceipt', { billNo: sale });
});

it('so are the two sides of a transfer, a payment code and an entry of the address book', async () => {
  const to = seller.member.userNo;
  const sent = { toType: 1 as const, to, currency: 'USDT', amount: '5' };
  await sees(buyer, seller, '/lucky_transfer/transferTo', { ...sent, preview: true });
  const payPassTicket = await payTicket(gateway, buyer.member, sent);
  const { body } = await buyer.device.call('/lucky_transfer/transferTo', {
    ...sent,
    payPassTicket,
    reqNo: randomUUID(),
  });
  await sees(buyer, seller, '/order/detail', { billNo: body.billNo });
  await sees(buyer, seller, '/order/getPaymentReceipt', { billNo: body.billNo });
  await sees(seller, buyer, '/order/pageQuery/v2', { ...PAGE, orderType: 'ALL' });
  await sees(buyer, seller, '/lucky_transfer/recentPayees');
  const { text } = (await seller.device.call('/luckyrecharge/getPaymentQRCodeLink', { currency: 'USDT' })).body;
  await sees(buyer, seller, '/common/decrypt', { text });
  await buyer.device.call('/exchangeUser/address/add', { toType: 1, to, name: 'Mei', remark: '' });
  await sees(buyer, seller, '/exchangeUser/address/list');
});
