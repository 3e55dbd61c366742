import { makeAutoObservable, observableRef } from 'mobx';
import type { Bill, Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { ReceivedMoneyStore } from '../received/ReceivedMoneyStore.ts';

/** The member's own payment code: its text, the address that its QR holds, and when it ends, if ever. */
export type PaymentCode = ResponseOf<Contract['recharge']['getPaymentQrCodeLink']>;

/** The terms of a payment code; without an amount the payer chooses it. */
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
  /** The code for the terms. A reload makes another one; the old one stays until the new one is there. */
  readonly code: Resource<PaymentCode>;

  readonly #serverNow: Deps['serverNow'];
  readonly #received: Pick<ReceivedMoneyStore, 'news'>;
  /** How much of the news came before the code was shown. */
  private oldNews = 0;
  /** When there was a first code to pay, by the server's clock. A page that has just opened hears of older payments too. */
  private payableSince = Infinity;

  constructor({ api, serverNow }: Pick<Deps, 'api' | 'serverNow'>, received: Pick<ReceivedMoneyStore, 'news'>) {
    this.#serverNow = serverNow;
    this.#received = received;
    this.code = new Resource(
      () => {
        const { currency, amount, memo } = this.terms;
        const wanted = { currency, ...(amount === '' ? {} : { amount }), ...(memo === '' ? {} : { memo }) };
        return api.recharge.getPaymentQrCodeLink(wanted);
      },
      () => (this.payableSince = Math.min(this.payableSince, serverNow())),
    );
    makeAutoObservable<this, 'oldNews' | 'payableSince'>(
      this,
      { oldNews: observableRef, payableSince: observableRef, terms: observableRef, code: false },
      { autoBind: true },
    );
  }

  /** The last payment of the code since it is shown; null before. */
  get paid(): Bill | null {
    const { news } = this.#received;
    return news.slice(0, news.length - this.oldNews).find((bill) => this.pays(bill)) ?? null;
  }

  /** Shows the code for the next payment: those so far no longer count. */
  showAgain(): void {
    this.oldNews = this.#received.news.length;
  }

  /** Asks for a code unless a good one is there; an expired one gives way to one for any amount. */
  async load(): Promise<void> {
    const code = this.code.value;
    if (!code) await this.code.load();
    else if (code.expireAt !== null && code.expireAt <= this.#serverNow())
      await this.ask({ ...ANY_AMOUNT, currency: this.terms.currency });
  }

  /** Asks for a code with these terms. */
  async ask(terms: ReceiveTerms): Promise<void> {
    this.terms = terms;
    this.showAgain();
    this.code.clear();
    await this.code.load();
  }

  private pays({ recordType, currency, amount, completedAt }: Bill): boolean {
    const { terms } = this;
    if ((completedAt ?? 0) < this.payableSince) return false;
    if (recordType !== 'PAYMENT' || currency !== terms.currency) return false;
    return terms.amount === '' || compareAmounts(amount, terms.amount) === 0;
  }
}
