import { TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import type { Money } from '../money-requests/PendingRequest.ts';
import type { CallCredentials } from '../money-requests/RequestCredentials.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import { readTransferPreview, type TransferPreview } from '../money-requests/transfer-answers.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isPendingShopPayment, type PendingShopPayment } from './PendingShopPayment.ts';

/** The payment to a shop. */
export interface ShopPaymentDetails extends Money, Pick<PendingShopPayment, 'payToken' | 'shop' | 'subject'> {}

interface Collaborators {
  readonly session: Pick<SessionStore, 'userId'>;
  /** Called once per payment whose outcome became known. */
  readonly onMoved: () => void;
}

/** One payment to a shop from the balance. The shop sets the amount, so there is nothing to type. */
export class ShopPaymentFlow {
  readonly request: MoneyRequest<ShopPaymentDetails, TransferPreview, PendingShopPayment, string>;

  readonly #deps: RequestDeps;

  constructor(deps: RequestDeps, { session, onMoved }: Collaborators) {
    this.#deps = deps;
    this.request = new MoneyRequest(deps, session, {
      journal: { part: 'pendingShopPayments', isEntry: isPendingShopPayment },
      begin: () => undefined,
      preview: this.#preview,
      toPurpose: ({ payToken, currency, amount }, { fee }) => ({
        scene: 'pay',
        confirmed: { toType: TRANSFER_TARGETS.merchantPayment, to: payToken, currency, amount, fee },
      }),
      toEntry: (details, _preview, stamp) => ({ ...details, ...stamp }),
      execute: this.#execute,
      onMoved,
    });
  }

  /** A visit of the cashier begins or goes on: see {@link MoneyRequest.enter}. */
  enter(visit: string, payToken: string): boolean {
    return this.request.enter(visit, payToken);
  }

  dispose(): void {
    this.request.dispose();
  }

  readonly #preview = async ({ payToken, currency, amount }: ShopPaymentDetails): Promise<TransferPreview> =>
    readTransferPreview(
      await this.#deps.api.transfer.transferTo({
        toType: TRANSFER_TARGETS.merchantPayment,
        to: payToken,
        currency,
        amount,
        preview: true,
      }),
    );

  readonly #execute = ({ payToken, currency, amount }: PendingShopPayment, credentials: CallCredentials) =>
    this.#deps.api.transfer.transferTo({
      toType: TRANSFER_TARGETS.merchantPayment,
      to: payToken,
      currency,
      amount,
      ...credentials,
    });
}
