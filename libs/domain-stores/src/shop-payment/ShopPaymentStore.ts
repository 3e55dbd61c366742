import { makeAutoObservable } from 'mobx';
import { MERCHANT_PAYMENT_STATUS } from '@ezwallet/api-client/constants';
import type { Contract, MerchantPayment, ResponseOf } from '@ezwallet/api-client/contract';
import { compareAmounts, subtractAmounts } from '@ezwallet/validators';
import { failedWith, type Failure } from '../kit/failures.ts';
import { runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';

type ReadsPayment = Contract['recharge']['queryLuckyRechargeBill'];

/** The address of a payment on one network, and its amount. */
export type ShopPaymentAddress = ResponseOf<Contract['recharge']['getLuckyRechargeAddress']>;

type ShopDeps = Pick<Deps, 'api' | 'clock' | 'visibility'>;

/** How often a payment that may still change is looked at, in milliseconds. */
const LOOK_EVERY = 3_000;
/** Statuses of a payment that may still be paid. */
const OPEN: readonly MerchantPayment['status'][] = [MERCHANT_PAYMENT_STATUS.created, MERCHANT_PAYMENT_STATUS.paying];

/** The rest to pay; the server counts what is on its way as paid. */
export function missingOfPayment({ amount, paidAmount }: Pick<MerchantPayment, 'amount' | 'paidAmount'>): string {
  return compareAmounts(amount, paidAmount) > 0 ? subtractAmounts(amount, paidAmount) : '0';
}

/** A payment that a shop asks for, for whoever has the address of its page, signed in or not. */
export class ShopPaymentStore {
  /** The chosen network; null before a choice. */
  protocol: string | null = null;
  readonly payment: Resource<MerchantPayment>;

  readonly #deps: ShopDeps;
  readonly #payToken: string;
  readonly #addresses: Resources<[protocol: string], ShopPaymentAddress>;

  /** @param payToken from the address of the page; nothing is asked for without one */
  constructor(deps: ShopDeps, payToken: string) {
    this.#deps = deps;
    this.#payToken = payToken;
    const { recharge } = deps.api;
    this.payment = new Resource(() => recharge.queryLuckyRechargeBill({ payToken }));
    this.#addresses = new Resources(
      (protocol) => new Resource(() => recharge.getLuckyRechargeAddress({ payToken, protocol })),
    );
    makeAutoObservable(this, { payment: false }, { autoBind: true });
  }

  /** The rest to pay; a decimal string. */
  get missing(): string {
    const { value } = this.payment;
    return value ? missingOfPayment(value) : '0';
  }

  /** Somebody can pay now. */
  get isPayable(): boolean {
    const { value } = this.payment;
    return value !== undefined && OPEN.includes(value.status) && compareAmounts(this.missing, '0') > 0;
  }

  /** Money is on its way, and nothing more is needed. */
  get isArriving(): boolean {
    const { value } = this.payment;
    return value !== undefined && OPEN.includes(value.status) && !this.isPayable;
  }

  /** There is no such payment. */
  get isUnknown(): boolean {
    const { value, failure } = this.payment;
    return (
      this.#payToken === '' ||
      (value === undefined &&
        (failedWith<ReadsPayment>(failure, 'ORDER_NOT_FOUND') || failedWith<ReadsPayment>(failure, 'ARGS_INVALID')))
    );
  }

  /** The address on the chosen network. */
  get address(): ShopPaymentAddress | undefined {
    return this.#chosen?.value;
  }

  /** Why the address is not there; undefined while it loads. */
  get addressFailure(): Failure | undefined {
    return this.#chosen?.isLoading ? undefined : this.#chosen?.failure;
  }

  /** Chooses a network, and asks for the payment's address there. */
  async choose(protocol: string): Promise<void> {
    this.protocol = protocol;
    await this.loadAddress();
  }

  /** Asks for the address unless it is there. */
  async loadAddress(): Promise<void> {
    await this.#chosen?.load();
    await this.look();
  }

  /** Asks for the payment as it is now. */
  async look(): Promise<void> {
    if (!this.payment.isLoading && !this.isUnknown) await this.payment.reload();
  }

  /** Keeps the payment fresh while a screen shows it. Returns the way to stop. */
  watch(): () => void {
    void this.look();
    return runWhileSeen(this.#deps, LOOK_EVERY, () => void this.look());
  }

  get #chosen(): Resource<ShopPaymentAddress> | undefined {
    return this.protocol === null ? undefined : this.#addresses.of(this.protocol);
  }
}
