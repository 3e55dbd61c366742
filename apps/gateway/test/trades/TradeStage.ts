import { randomUUID } from 'node:crypto';
import { sql } from '../../src/db/index.ts';
import { openIdentity } from '../../src/people/identity/identities.ts';
import { addAccount } from '../harness/addAccount.ts';
import { ticketed } from '../harness/payTicket.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { type MemberOptions, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';

/** What acceptors of tests sell. */
export const SELL_LOT = { transactionType: 8, currency: 'USDT', min: '50', max: '500', payMethodIds: [1] };
export const BUY_LOT = { ...SELL_LOT, transactionType: 9 };

/** A member who trades by card, signed in on a device. */
export class Trader {
  readonly member: TestMember;
  readonly device: TestDevice;
  readonly accountId: string;
  readonly #gateway: TestGateway;

  private constructor(gateway: TestGateway, member: TestMember, device: TestDevice, accountId: string) {
    this.#gateway = gateway;
    this.member = member;
    this.device = device;
    this.accountId = accountId;
  }

  static async open(gateway: TestGateway, options: MemberOptions = {}): Promise<Trader> {
    return await Trader.of(gateway, await gateway.member({ kycLevel: 3, balances: { USDT: '1000' }, ...options }));
  }

  /** Signs a member in, who has a card afterwards. */
  static async of(gateway: TestGateway, member: TestMember): Promise<Trader> {
    const device = await signIn(gateway.device(), member);
    const { code, body } = await device.call('/bankAccount/available', { payMethodId: 1 });
    if (code !== '0000') throw new Error(`available answered ${code}`);
    const [card] = body;
    return card ? new Trader(gateway, member, device, card.id) : await Trader.withCard(gateway, member);
  }

  private static async withCard(gateway: TestGateway, member: TestMember): Promise<Trader> {
    const accountId = await addAccount(gateway, member);
    return new Trader(gateway, member, await signIn(gateway.device(), member), accountId);
  }

  /** Signs in again, as after a pause that ended the session. */
  async comeBack(): Promise<void> {
    await signIn(this.device, this.member);
  }

  private call(path: string, fields: object) {
    return this.device.call(path, { reqNo: randomUUID(), ...fields });
  }

  /** Makes a call that needs a payment ticket, with one for exactly these fields. */
  private async callWithTicket(path: string, fields: object, always: object = { reqNo: randomUUID() }) {
    const given =
      'payPassTicket' in fields ? fields : await ticketed(this.#gateway, this.member, { ...fields, payPassTicket: '' });
    return await this.device.call(path, { ...always, ...given });
  }

  /** The price of now; undefined where the way to pay is closed. */
  async price(side: 'buy' | 'sell', payMethodId = 1): Promise<string> {
    const path = side === 'buy' ? 'recommendBuyerAmount' : 'recommendSellerAmount';
    const { body } = await this.device.call(`/lucky_transaction/${path}`, { payMethodId, currency: 'USDT' });
    return body?.price as string;
  }

  /** The fields of a sale, at the price of now. */
  async sale() {
    const order = { payMethodId: 1, payAccountId: this.accountId, currency: 'USDT', amount: '100' };
    return { ...order, price: await this.price('sell'), reqNo: randomUUID() };
  }

  async sell(fields: object = {}) {
    return await this.callWithTicket('/lucky_c2c/withdrawal', { ...(await this.sale()), ...fields });
  }

  /** The fields of a purchase, at the price of now. */
  async purchase() {
    return { payMethodId: 1, currency: 'USDT', amount: '100', price: await this.price('buy'), reqNo: randomUUID() };
  }

  async buy(fields: object = {}) {
    return await this.call('/lucky_c2c/deposit', { ...(await this.purchase()), ...fields });
  }

  async pay(billNo: string, fields: object = {}) {
    const imageIds = [await uploadPicture(this.device)];
    return await this.call('/lucky_c2c/buyConfirmOrCancel', { billNo, expectStatus: 1, type: 1, imageIds, ...fields });
  }

  async cancelPurchase(billNo: string, fields: object = {}) {
    return await this.call('/lucky_c2c/buyConfirmOrCancel', {
      billNo,
      expectStatus: 1,
      type: 2,
      reason: 'CHANGED_MIND',
      ...fields,
    });
  }

  async cancelSale(billNo: string, fields: object = {}) {
    return await this.call('/lucky_c2c/sellOrderCancel', { billNo, expectStatus: 0, reason: 'PRICE', ...fields });
  }

  async release(billNo: string, fields: object = {}) {
    const release = { billNo, expectStatus: 3, payerName: await this.#payerOf(billNo), ...fields };
    return await this.callWithTicket('/lucky_c2c/sellOrderConfirm', release);
  }

  /** The name that the seller's bank would show. */
  async #payerOf(billNo: string): Promise<string> {
    const { db, services } = this.#gateway;
    const buyer = await db.maybe<{ id: bigint; sealed: Buffer }>(sql`
      select i.member_id as id, i.sealed from sale s join purchase b on b.id = s.purchase_id join identity i on i.member_id = b.buyer_id
      where s.bill_no = ${billNo}`);
    return buyer ? openIdentity(services.config, buyer.id, buyer.sealed).realName : '张晓明';
  }

  /** Asks the other side to cancel, and answers. */
  async askCancel(billNo: string, expectStatus = 1) {
    const fields = { billNo, expectStatus };
    return expectStatus === 3
      ? await this.callWithTicket('/lucky_c2c/order/askCancel', fields)
      : await this.call('/lucky_c2c/order/askCancel', fields);
  }

  async answerCancel(billNo: string, agree: boolean, expectStatus = 1) {
    const fields = { billNo, expectStatus, agree };
    if (agree && expectStatus === 3) return await this.callWithTicket('/lucky_c2c/order/answerCancel', fields);
    return await this.call('/lucky_c2c/order/answerCancel', fields);
  }

  async extend(billNo: string, fields: object = {}) {
    return await this.call('/lucky_c2c/order/extend', { billNo, expectStatus: 1, ...fields });
  }

  async say(billNo: string, text: string, fields: object = {}) {
    return await this.device.call('/lucky_c2c/chat/send', {
      billNo,
      kind: 'text',
      text,
      nonce: randomUUID(),
      ...fields,
    });
  }

  async mark(fields: Readonly<Record<string, unknown>>) {
    return await this.device.call(`/lucky_c2c/peer/${'blocked' in fields ? 'block' : 'favourite'}`, fields);
  }

  /** Sets what an acceptor offers, and goes online. */
  async offerLots(lots: readonly object[] = [SELL_LOT], fields: object = {}) {
    return await this.callWithTicket(
      '/lucky_c2c/updateAcceptorConfig',
      { online: true, dailyQuota: '5000', lots, ...fields },
      {},
    );
  }

  async offers() {
    return (await this.device.call('/lucky_c2c/queryOffers')).body;
  }

  /** Takes the first offered trade. */
  async acceptFirst(fields: object = {}) {
    const [offer] = await this.offers();
    return await this.call('/lucky_c2c/answerOffer', { offerNo: offer?.offerNo ?? 'none', accept: true, ...fields });
  }

  private async statement() {
    return { text: 'The other side does not do what was agreed.', imageIds: [await uploadPicture(this.device)] };
  }

  /** Opens an appeal as the buyer. */
  async appeal(billNo: string, fields: object = {}) {
    const request = {
      billNo,
      action: 'open',
      expectStatus: 3,
      reason: 'NOT_RELEASED',
      ...(await this.statement()),
      ...fields,
    };
    return await this.call('/lucky_c2c/buyerSubmitAppeal', request);
  }

  /** Opens an appeal as the seller. */
  async contest(billNo: string, fields: object = {}) {
    const request = {
      billNo,
      openCase: true,
      action: 'open',
      expectStatus: 3,
      reason: 'NOT_PAID',
      ...(await this.statement()),
      ...fields,
    };
    return await this.call('/lucky_c2c/sellerSubmitComplain', request);
  }

  /** Adds a statement. */
  async state(side: 'buyer' | 'seller', billNo: string, fields: object = {}) {
    return await this.inAppeal(side, {
      billNo,
      action: 'state',
      expectStatus: 4,
      ...(await this.statement()),
      ...fields,
    });
  }

  /** Any other action in an appeal. */
  async inAppeal(side: 'buyer' | 'seller', fields: object) {
    const path = `/lucky_c2c/${side === 'buyer' ? 'buyerSubmitAppeal' : 'sellerSubmitComplain'}`;
    return await this.call(path, { ...(side === 'seller' && { openCase: true }), ...fields });
  }

  async concede(side: 'buyer' | 'seller', billNo: string, expectStatus = 4) {
    const fields = { billNo, action: 'agree', expectStatus };
    if (side === 'buyer') return await this.callWithTicket('/lucky_c2c/buyerSubmitAppeal', fields);
    return await this.callWithTicket('/lucky_c2c/sellerSubmitComplain', { ...fields, openCase: true });
  }

  async trade(billNo: string) {
    return await this.device.call('/order/orderC2cDetail', { billNo });
  }

  /** Spendable and held USDT. */
  async money(): Promise<[string, string]> {
    const { body } = await this.device.call('/exchangeUser/getUserInfo');
    const { balance, frozen } = body.balanceList.find(({ currency }: { currency: string }) => currency === 'USDT');
    return [balance, frozen];
  }
}
