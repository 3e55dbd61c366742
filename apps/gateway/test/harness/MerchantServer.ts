import { createHmac, randomUUID } from 'node:crypto';
import { addMerchant, type Merchant } from '../../src/money/cashier/Merchant.ts';
import type { Answer } from './TestDevice.ts';
import type { TestGateway, TestMember } from './testGateway.ts';

type Fields = Readonly<Record<string, string | number>>;

/** A merchant's server: it signs by itself, with none of the gateway's code. */
export class MerchantServer {
  readonly merchant: Merchant;
  readonly member: TestMember;
  readonly #gateway: TestGateway;

  private constructor(gateway: TestGateway, member: TestMember, merchant: Merchant) {
    this.#gateway = gateway;
    this.member = member;
    this.merchant = merchant;
  }

  static async open(gateway: TestGateway): Promise<MerchantServer> {
    const member = await gateway.member({ userType: 7, kycLevel: 3 });
    const terms = { memberId: member.id, name: 'Harbour Books' };
    const merchant = await gateway.db.tx(async (tx) => await addMerchant(tx, gateway.services.config, terms));
    if (!merchant) throw new Error('The member is a merchant already.');
    return new MerchantServer(gateway, member, merchant);
  }

  /** @param path where the fields are sent to */
  sign(path: string, fields: Fields, secret: Buffer = this.merchant.secret): string {
    const names = Object.keys(fields).filter((name) => name !== 'sign' && fields[name] !== '');
    const text = names.sort().map((name) => `${name}=${encodeURIComponent(String(fields[name]))}`);
    return createHmac('sha256', secret)
      .update(`POST\n${path}\n${text.join('&')}`)
      .digest('hex');
  }

  /** Sends a body as it is. */
  async post(path: string, body: object): Promise<Answer> {
    const { statusCode, payload } = await this.#gateway.app.inject({ method: 'POST', url: path, payload: body });
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`);
    const { head, body: content } = JSON.parse(payload) as Omit<Answer, 'code'>;
    return { code: head.code, head, body: content };
  }

  async call(path: string, fields: Fields): Promise<Answer> {
    const all = { merchantNo: this.merchant.merchantNo, ...fields };
    return await this.post(path, { ...all, sign: this.sign(path, all) });
  }

  /** Asks for a payment of 38.5 USDT. */
  async place(fields: Fields = {}): Promise<Answer> {
    const request = { outTradeNo: randomUUID(), amount: '38.5', currency: 'USDT', subject: 'Two books' };
    return await this.call('/merchant-api/payments', { ...request, ...fields });
  }

  /** The same. @returns the token in its page's address */
  async placed(fields: Fields = {}): Promise<string> {
    const { code, body } = await this.place(fields);
    if (code !== '0000') throw new Error(`Placing answered ${code}`);
    return new URL(body.payUrl).searchParams.get('payToken') ?? '';
  }

  async ask(what: 'query' | 'close' | 'refund' | 'notices', outTradeNo: string, fields: Fields = {}): Promise<Answer> {
    const time = this.#gateway.services.clock.now();
    return await this.call(`/merchant-api/payments/${what}`, { outTradeNo, time, ...fields });
  }
}
