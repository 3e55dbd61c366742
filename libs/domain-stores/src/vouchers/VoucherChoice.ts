import { makeAutoObservable } from 'mobx';
import { RECEIVED_STATUS } from '@ezwallet/api-client/constants';
import type { Contract, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** A voucher at hand, with what it would give on a transaction, or why it cannot be used on it. */
export type OfferedVoucher = ResponseOf<Contract['promotion']['queryV2']>['list'][number];

type Question = RequestOf<Contract['promotion']['queryV2']>;
type Use = Question['queryType'];

/** As many as one call can bring; nobody has more at hand. */
const PAGE_SIZE = 100;
/** The pause after typing before an amount is asked about, in milliseconds. */
const TYPING_PAUSE = 400;

/** Vouchers, and the amount that they were offered for. */
interface Offered {
  readonly list: readonly OfferedVoucher[];
  readonly amount: string | undefined;
}

/** Which voucher goes with a transaction: the best that fits, unless the person has chosen otherwise. */
export class VoucherChoice {
  /** The choice of the person themselves: a voucher, none (null), or nothing yet. */
  picked: string | null | undefined = undefined;
  /** The amount of the transaction now; undefined for none. */
  amount: string | undefined = undefined;

  readonly #clock: Deps['clock'];
  readonly #list: Resource<Offered>;
  #cancel: () => void = () => {};

  /** @param about what else decides which vouchers fit, read at each question */
  constructor(
    { api, clock }: Pick<Deps, 'api' | 'clock'>,
    queryType: Use,
    about: () => Pick<Question, 'payMethodId'> = () => ({}),
  ) {
    this.#clock = clock;
    this.#list = new Resource<Offered>(async () => {
      const { amount } = this;
      const page = {
        pageNo: 1,
        pageSize: PAGE_SIZE,
        receivedStatus: RECEIVED_STATUS.atHand,
        queryType,
        ...(amount === undefined ? {} : { amount }),
        ...about(),
      } as const;
      // Typing asks, and nobody waits for it: a question about the network would cover what the person does.
      const { list } = await api.promotion.queryV2(page, { quiet: true });
      return { list, amount };
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Vouchers at hand, whether they fit or not; the server puts the best first. */
  get offered(): readonly OfferedVoucher[] {
    return this.#list.value?.list ?? [];
  }

  /** The last call failed; what is offered is older. */
  get failed(): boolean {
    return this.#list.failure !== undefined;
  }

  /** Those that can be used, the best first. */
  get fitting(): readonly OfferedVoucher[] {
    return this.offered.filter(({ obstacle }) => obstacle === null);
  }

  /** The voucher that will be used; null for none, and while it is not known what fits the amount. */
  get chosen(): OfferedVoucher | null {
    if (this.picked === null || !this.isCurrent) return null;
    return this.fitting.find(({ id }) => id === this.picked) ?? this.best;
  }

  /** What is offered is for the amount of now. */
  private get isCurrent(): boolean {
    return this.#list.value !== undefined && this.#list.value.amount === this.amount;
  }

  /** The one with which the transaction brings the most; null where none brings more than the pay method does alone. */
  private get best(): OfferedVoucher | null {
    const [first] = this.fitting;
    return first && compareAmounts(first.total, first.methodBonus) > 0 ? first : null;
  }

  /** Knows what fits the amount that was typed last, or that it cannot know. */
  async settle(): Promise<void> {
    if (!this.isCurrent) await this.ask(this.amount);
  }

  /** @param id a voucher, or null to use none */
  pick(id: string | null): void {
    this.picked = id;
  }

  /** Asks what fits an amount once it is no longer being typed. @param amount in USDT; unknown when absent */
  askSoon(amount?: string): void {
    this.#cancel();
    this.amount = amount;
    this.#cancel = this.#clock.after(TYPING_PAUSE, () => void this.ask(amount));
  }

  /** Asks what fits an amount. @param amount in USDT; unknown when absent */
  async ask(amount?: string): Promise<void> {
    this.#cancel();
    this.amount = amount;
    await this.#list.reload();
  }

  /** Forgets what was chosen, for another transaction. */
  restart(): void {
    this.picked = undefined;
  }

  dispose(): void {
    this.#list.stop();
    this.#cancel();
  }
}
