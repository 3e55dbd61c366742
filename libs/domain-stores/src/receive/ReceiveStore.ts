import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import { readRefusal, toProblem } from '../transfer/readRefusal.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';

/** A payment code of one's own: its text, the address that its QR holds, and when it ends, if ever. */
export type PaymentCode = ResponseOf<Contract['recharge']['getPaymentQrCodeLink']>;

/** What a payment code asks for; without an amount the payer chooses it. */
export interface ReceiveTerms {
  readonly currency: string;
  /** Decimal string; empty for any amount. */
  readonly amount: string;
  readonly memo: string;
}

const ANY_AMOUNT: ReceiveTerms = { currency: 'USDT', amount: '', memo: '' };

/** The payment code that the signed-in person shows to others. */
export class ReceiveStore {
  terms: ReceiveTerms = ANY_AMOUNT;
  /** Null while it is asked for the first time, or for new terms. */
  code: PaymentCode | null = null;
  /** Why there is no code; words belong to the screen. */
  problem: TransferProblem | null = null;
  loading = false;

  readonly #api: Deps['api'];
  readonly #clock: Deps['clock'];
  /** Grows with each question: the answer to an older one changes nothing. */
  #asked = 0;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this, { terms: observableRef, code: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** Asks for a code unless a good one is there; one whose time is over gives way to one for any amount. */
  async load(): Promise<void> {
    const end = this.code?.expireAt ?? null;
    if (this.code && (end === null || end > this.#clock.now())) return;
    await this.ask(this.code ? { ...ANY_AMOUNT, currency: this.terms.currency } : this.terms);
  }

  /** Asks for a code with these terms. */
  async ask(terms: ReceiveTerms): Promise<void> {
    this.terms = terms;
    this.code = null;
    await this.renew();
  }

  /** Asks for another code with the same terms; the one there stays until it comes. */
  async renew(): Promise<void> {
    const question = (this.#asked += 1);
    const { currency, amount, memo } = this.terms;
    this.loading = true;
    this.problem = null;
    try {
      const wanted = { currency, ...(amount === '' ? {} : { amount }), ...(memo === '' ? {} : { memo }) };
      const code = await this.#api.recharge.getPaymentQrCodeLink(wanted);
      this.#end(question, () => (this.code = code));
    } catch (error) {
      this.#end(question, () => (this.problem = toProblem(readRefusal(error))));
    }
  }

  #end(question: number, tell: () => void): void {
    runInAction(() => {
      if (question !== this.#asked) return;
      this.loading = false;
      tell();
    });
  }
}
