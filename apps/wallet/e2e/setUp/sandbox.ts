import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

interface OutboxMessage {
  readonly id: string;
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
  /** The message of the last code that was read, by target. */
  readonly #taken = new Map<string, bigint>();

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The newest code that was sent to a phone or email address since the last time. Waits for it. */
  async codeFor(target: string): Promise<string> {
    const last = this.#taken.get(target) ?? 0n;
    let found: { id: bigint; code: string } | undefined;
    await expect(async () => {
      const fresh = (await this.#messagesTo(target)).filter(({ id }) => BigInt(id) > last);
      found = fresh.flatMap(
        ({ id, body }) =>
          CODE.exec(body)
            ?.slice(1)
            .map((code) => ({ id: BigInt(id), code })) ?? [],
      )[0];
      expect(found).toBeDefined();
    }).toPass({ timeout: 240_000 });
    this.#taken.set(target, found!.id);
    return found!.code;
  }

  /** The link in the newest message to a phone or email address, without its origin. Waits for it. */
  async stopLinkFor(target: string): Promise<string> {
    let link: string | undefined;
    await expect(async () => {
      link = (await this.messagesTo(target))
        .map((body) => /\/stop#\S+/.exec(body)?.[0])
        .find((found) => found !== undefined);
      expect(link).toBeDefined();
    }).toPass({ timeout: 240_000 });
    return link!;
  }

  /** Changes how an account signs in. */
  async changeSignIn(
    userNo: string,
    change: { verifyTypes?: readonly number[]; replySms?: boolean; passwordExpired?: boolean; withoutPassword?: true },
  ): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/sign-in', { data: { userNo, ...change } });
    expect(answer.ok()).toBe(true);
  }

  /** Sends an SMS from a phone to the number of the service. */
  async sendSms(from: string, text: string): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/sms', { data: { from, text } });
    expect(await answer.json()).toMatchObject({ counts: true });
  }

  /** The messages to a phone or email address, the newest first. */
  async messagesTo(target: string): Promise<readonly string[]> {
    return (await this.#messagesTo(target)).map(({ body }) => body);
  }

  async #messagesTo(target: string): Promise<readonly OutboxMessage[]> {
    const answer = await this.#request.get('/sandbox/api/outbox');
    const { list } = (await answer.json()) as { list: readonly OutboxMessage[] };
    return list.filter((message) => message.target.endsWith(target));
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
