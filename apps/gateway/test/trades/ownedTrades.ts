import { randomUUID } from 'node:crypto';
import { sql } from '../../src/db/index.ts';
import { giveVoucher, SALE } from '../harness/giveVoucher.ts';
import type { OwnedObject } from '../harness/ownedObjects.ts';
import type { TestGateway, TestMember } from '../harness/testGateway.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { SELL_LOT, Trader } from './TradeStage.ts';

/** A sale of a member that waits for a buyer: the one that is there, or a new one. */
export async function waitingSale(gateway: TestGateway, seller: TestMember): Promise<string> {
  const waiting = await gateway.db.maybe<{ billNo: string }>(sql`
    select bill_no as "billNo" from sale where seller_id = ${seller.id} and state = 'matching' limit 1`);
  if (waiting) return waiting.billNo;
  const { code, body } = await (await Trader.of(gateway, seller)).sell({ amount: '10' });
  if (code !== '0000') throw new Error(`The sale was refused: ${code}.`);
  return body.billNo as string;
}

/** A purchase of a member from a stranger, for so much that only this stranger sells it. */
export async function freshPurchase(
  gateway: TestGateway,
  buyer: TestMember,
): Promise<{ sale: string; purchase: string; seller: Trader }> {
  const seller = await Trader.open(gateway);
  const amount = `11.${String(seller.member.id).slice(-6)}1`;
  const sale = (await seller.sell({ amount })).body.billNo as string;
  const { body } = await (await Trader.of(gateway, buyer)).buy({ amount });
  if (!body?.matched) throw new Error('The purchase found no sale.');
  return { sale, purchase: body.order.billNo as string, seller };
}

/** A sale of a member whose buyer has paid. */
async function paidSale(gateway: TestGateway, seller: TestMember): Promise<{ billNo: string; payerName: string }> {
  const from = await Trader.of(gateway, seller);
  const amount = `10.${String(seller.id).slice(-4)}${String(Math.floor(Math.random() * 90) + 10)}`;
  const { code, body: sale } = await from.sell({ amount });
  if (code !== '0000') throw new Error(`The sale was refused: ${code}.`);
  const buyer = await Trader.open(gateway);
  await buyer.pay((await buyer.buy({ amount })).body.order.billNo as string);
  return { billNo: sale.billNo as string, payerName: buyer.member.realName };
}

type Maker = (gateway: TestGateway, owner: TestMember) => Promise<OwnedObject>;

const sale: Maker = async (gateway, owner) => ({ value: await waitingSale(gateway, owner) });

const withVoucher =
  (side: 'sale' | 'purchase', kind?: Parameters<typeof giveVoucher>[2]): Maker =>
  async (gateway, owner) => {
    const order = await (await Trader.of(gateway, owner))[side]();
    const request = { ...order, amount: '200', ...(side === 'sale' && { payPassTicket: 'none' }) };
    return { value: await giveVoucher(gateway.db, owner.id, kind), request };
  };

/** A trade whose time for the release is over, seen by one side. */
async function overdueTrade(gateway: TestGateway, owner: TestMember, side: 'sale' | 'purchase'): Promise<string> {
  const billNo = side === 'sale' ? (await paidSale(gateway, owner)).billNo : await paidPurchase(gateway, owner);
  await gateway.db.query(sql`delete from process_deadline where process = 'trade' and name = 'release'`);
  return billNo;
}

/** A purchase of a member who has marked the payment. */
async function paidPurchase(gateway: TestGateway, buyer: TestMember): Promise<string> {
  const { purchase } = await freshPurchase(gateway, buyer);
  const { device } = await Trader.of(gateway, buyer);
  const request = {
    billNo: purchase,
    expectStatus: 1,
    type: 1,
    imageIds: [await uploadPicture(device)],
    reqNo: randomUUID(),
  };
  const { code } = await device.call('/lucky_c2c/buyConfirmOrCancel', request);
  if (code !== '0000') throw new Error(`The payment was refused: ${code}.`);
  return purchase;
}

/** A stored video of a member, which no call takes yet. */
async function makeVideo({ db }: TestGateway, { id }: TestMember): Promise<string> {
  const fileId = `f_${randomUUID()}`;
  await db.query(sql`
    insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, sealed)
    values (${fileId}, ${id}, 'VIDEO', 'video/mp4', sha256(${fileId}::bytea), 1, 'x')`);
  return fileId;
}

/** An offer to somebody who is an acceptor from now on. */
function anOffer(namesAccount: boolean): Maker {
  return async (gateway, owner) => {
    await gateway.db.query(
      sql`update member set user_type = 7, kyc_level = greatest(kyc_level, 3) where id = ${owner.id}`,
    );
    await gateway.db.query(sql`update acceptor set is_online = false`);
    const acceptor = await Trader.of(gateway, owner);
    await acceptor.offerLots([{ ...SELL_LOT, min: '20' }], { priceOffset: '-1' });
    const buyer = await Trader.open(gateway);
    const answer = await buyer.buy({ amount: `23.${String(buyer.member.id).slice(-5)}1` });
    const [offer] = await acceptor.offers();
    if (!offer) throw new Error(`Nobody was asked: ${answer.code} ${JSON.stringify(answer.body)}`);
    const { offerNo } = offer;
    const request = {
      offerNo,
      accept: true,
      reqNo: randomUUID(),
      ...(namesAccount && { payAccountId: acceptor.accountId }),
    };
    return { value: namesAccount ? acceptor.accountId : offerNo, request };
  };
}

const TEXT = 'The other side does not do what was agreed.';

/** What somebody needs who opens an appeal, and the object that one of its fields names. */
function onAppeal(side: 'sale' | 'purchase', field: 'billNo' | 'imageIds' | 'videoId'): Maker {
  return async (gateway, owner) => {
    const billNo = await overdueTrade(gateway, owner, side);
    const imageIds = [await uploadPicture((await Trader.of(gateway, owner)).device)];
    const always = { action: 'open', expectStatus: 3, text: TEXT, reqNo: randomUUID() };
    const own = side === 'sale' ? { openCase: true, reason: 'NOT_PAID' } : { reason: 'NOT_RELEASED' };
    const videoId = field === 'videoId' ? await makeVideo(gateway, owner) : undefined;
    const objects = { billNo, imageIds, ...(videoId !== undefined && { videoId }) };
    return { value: objects[field] as string | string[], request: { ...always, ...own, ...objects } };
  };
}

/** The same for a complaint. */
const complaint: Maker = async (gateway, owner) => {
  const { purchase: billNo } = await freshPurchase(gateway, owner);
  const value = [await uploadPicture((await Trader.of(gateway, owner)).device)];
  return { value, request: { billNo, reason: 'RUDE', text: TEXT } };
};

/** A favourite of a member. */
function aPeer(request: Readonly<Record<string, unknown>>): Maker {
  return async (gateway, owner) => {
    const { purchase: billNo } = await freshPurchase(gateway, owner);
    const { device } = await Trader.of(gateway, owner);
    await device.call('/lucky_c2c/peer/favourite', { billNo, favourite: true });
    const { body } = await device.call('/lucky_c2c/peer/list');
    return { value: body.peers[0].peerId as string, request };
  };
}

/** Makes what the fields of calls about trades name. */
export const TRADE_MAKERS: Readonly<Record<string, Maker>> = {
  'order.orderC2cDetail billNo': sale,
  'trading.matchSpeedUpTip billNo': sale,
  'trading.sellLongTimeFlag billNo': sale,
  'trading.sellOrderCancel billNo': sale,
  'trading.sellOrderConfirm billNo': async (gateway, owner) => {
    const { billNo, payerName } = await paidSale(gateway, owner);
    return { value: billNo, request: { expectStatus: 3, payerName, payPassTicket: 'none', reqNo: randomUUID() } };
  },
  'trading.buyConfirmOrCancel billNo': async (gateway, owner) => ({
    value: (await freshPurchase(gateway, owner)).purchase,
    request: { expectStatus: 1, type: 2, reason: 'CHANGED_MIND', reqNo: randomUUID() },
  }),
  'trading.buyConfirmOrCancel imageIds': async (gateway, owner) => {
    const { purchase: billNo } = await freshPurchase(gateway, owner);
    const value = [await uploadPicture((await Trader.of(gateway, owner)).device)];
    return { value, request: { billNo, expectStatus: 1, type: 1, reqNo: randomUUID() } };
  },
  'trading.orderExtend billNo': async (gateway, owner) => {
    const { purchase: value } = await freshPurchase(gateway, owner);
    await gateway.db.query(
      sql`update process_deadline set due_at = app_now() + interval '1 minute' where process = 'trade' and name = 'pay'`,
    );
    return { value, request: { expectStatus: 1, reqNo: randomUUID() } };
  },
  'trading.orderAskCancel billNo': async (gateway, owner) => ({
    value: (await freshPurchase(gateway, owner)).purchase,
    request: { expectStatus: 1, reqNo: randomUUID() },
  }),
  'trading.orderAnswerCancel billNo': async (gateway, owner) => {
    const { purchase: value, sale: asked, seller } = await freshPurchase(gateway, owner);
    const buyer = await Trader.of(gateway, owner);
    await buyer.pay(value);
    await seller.askCancel(asked, 3);
    return {
      value,
      request: { billNo: value, expectStatus: 3, agree: true, reqNo: randomUUID(), payPassTicket: 'none' },
    };
  },
  'trading.peerBlock billNo': async (gateway, owner) => ({
    value: (await freshPurchase(gateway, owner)).purchase,
    request: { blocked: true },
  }),
  'trading.peerFavourite billNo': async (gateway, owner) => ({
    value: (await freshPurchase(gateway, owner)).purchase,
    request: { favourite: true },
  }),
  'trading.peerBlock peerId': aPeer({ blocked: true }),
  'trading.peerFavourite peerId': aPeer({ favourite: false }),
  'trading.answerOffer offerNo': anOffer(false),
  'trading.answerOffer payAccountId': anOffer(true),
  'trading.chatList billNo': sale,
  'trading.chatRead billNo': sale,
  'trading.chatSend billNo': async (gateway, owner) => ({ value: (await freshPurchase(gateway, owner)).purchase }),
  'trading.chatSend fileId': async (gateway, owner) => {
    const { purchase: billNo } = await freshPurchase(gateway, owner);
    const value = await uploadPicture((await Trader.of(gateway, owner)).device);
    return { value, request: { billNo, kind: 'image', nonce: randomUUID() } };
  },
  'trading.buyerSubmitComplain billNo': async (gateway, owner) => ({
    value: (await freshPurchase(gateway, owner)).purchase,
    request: { reason: 'RUDE', text: TEXT },
  }),
  'trading.buyerSubmitComplain imageIds': complaint,
  'trading.buyerSubmitAppeal billNo': onAppeal('purchase', 'billNo'),
  'trading.buyerSubmitAppeal imageIds': onAppeal('purchase', 'imageIds'),
  'trading.buyerSubmitAppeal videoId': onAppeal('purchase', 'videoId'),
  'trading.sellerSubmitComplain billNo': onAppeal('sale', 'billNo'),
  'trading.sellerSubmitComplain imageIds': onAppeal('sale', 'imageIds'),
  'trading.sellerSubmitComplain videoId': onAppeal('sale', 'videoId'),
  'trading.withdrawal payAccountId': async (gateway, owner) => {
    const trader = await Trader.of(gateway, owner);
    return { value: trader.accountId, request: { ...(await trader.sale()), amount: '10', payPassTicket: 'none' } };
  },
  'trading.withdrawal voucherId': withVoucher('sale', SALE),
  'trading.deposit voucherId': withVoucher('purchase'),
};
