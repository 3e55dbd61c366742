import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

interface OutboxMessage {
  readonly target: string;
  readonly body: string;
}

export interface DemoAccount {
  readonly role: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly password: string;
  readonly paymentPassword: string;
  readonly nickName: string;
  readonly userNo: string;
}

/** A message with a code begins with it. */
const CODE = /】(\d{6})(?!\d)/;

/** A mainland mobile number without an account. */
export const newPhone = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** The sandbox's own calls, which a person would make on its page. */
export class Sandbox {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The newest code to a phone or email address. Waits for it. Other messages may come after it. */
  async codeFor(target: string): Promise<string> {
    let code: string | undefined;
    await expect(async () => {
      const bodies = await this.messagesTo(target);
      code = bodies.map((body) => CODE.exec(body)?.[1]).find((found) => found !== undefined);
      expect(code).toBeDefined();
    }).toPass({ timeout: 240_000 });
    return code!;
  }

  /** The messages to a phone or email address, the newest first. */
  async messagesTo(target: string): Promise<readonly string[]> {
    const answer = await this.#request.get('/sandbox/api/outbox');
    const { list } = (await answer.json()) as { list: readonly OutboxMessage[] };
    return list.filter((message) => message.target.endsWith(target)).map(({ body }) => body);
  }

  /** Sends test money to a user. */
  async give(userNo: string, amount: string, currency = 'USDT'): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/faucet', { data: { userNo, currency, amount } });
    expect(answer.ok()).toBe(true);
  }

  /** Sends coins to an address from outside the wallet. */
  async sendOnChain(payment: { protocol: string; currency: string; address: string; amount: string }): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/chain/send', { data: payment });
    expect(answer.ok()).toBe(true);
  }

  /** Moves the clock of the server ahead, and of everybody who uses it: only for a gateway of the test's own. */
  async skip(by: '1m' | '15m' | '1h' | '24h'): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/clock/skip', { data: { by } });
    expect(answer.ok()).toBe(true);
  }

  /** Makes a network mine its next blocks at once. */
  async mine(protocol: string, blocks: number): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/chain/mine', { data: { protocol, blocks } });
    expect(answer.ok()).toBe(true);
  }

  /** Makes a network drop its newest blocks, and the payments in them. */
  async forget(protocol: string, depth: number): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/chain/reorg', { data: { protocol, depth, drop: true } });
    expect(answer.ok()).toBe(true);
  }

  /** The accounts that the gateway prints at its start. */
  async accounts(): Promise<readonly DemoAccount[]> {
    const answer = await this.#request.get('/sandbox/api/accounts');
    return ((await answer.json()) as { accounts: readonly DemoAccount[] }).accounts;
  }
}
