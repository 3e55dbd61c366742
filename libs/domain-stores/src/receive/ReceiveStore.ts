import { makeAutoObservable, observableRef } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The member's own payment code: its text, the address that its QR holds, and when it ends, if ever. */
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
  /** The code for the terms. A reload makes another one; the old one stays until the new one is there. */
  readonly code: Resource<PaymentCode>;

  readonly #clock: Deps['clock'];

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#clock = clock;
    this.code = new Resource(() => {
      const { currency, amount, memo } = this.terms;
      const wanted = { currency, ...(amount === '' ? {} : { amount }), ...(memo === '' ? {} : { memo }) };
      return api.recharge.getPaymentQrCodeLink(wanted);
    });
    makeAutoObservable(this, { terms: observableRef, code: false }, { autoBind: true });
  }

  /** Asks for a code unless a good one is there; an expired one gives way to one for any amount. */
  async load(): Promise<void> {
    const code = this.code.value;
    if (!code) await this.code.load();
    else if (code.expireAt !== null && code.expireAt <= this.#clock.now()) await this.ask({ ...ANY_AMOUNT, currency: this.terms.currency });
  }

  /** Asks for a code with these terms. */
  async ask(terms: ReceiveTerms): Promise<void> {
    this.terms = terms;
    this.code.clear();
    await this.code.load();
  }
}
