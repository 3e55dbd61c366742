import { makeAutoObservable } from 'mobx';
import { TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isPendingRequest, type PendingRequest } from '../money-requests/PendingRequest.ts';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import type { CallCredentials } from '../money-requests/RequestCredentials.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TradeCases } from '../trade-case/TradeCases.ts';
import { toReceipt } from './SaleFlow.ts';

/** A release that may have been sent and has no answer yet. */
export interface PendingRelease extends PendingRequest {
  /** The seller's own bill. */
  readonly billNo: string;
  /** As the seller's bank or payment app shows it. */
  readonly payerName: string;
  /** The status that the seller saw. */
  readonly expectStatus: ReleaseStatus;
}

/** A trade can be released before and after the buyer has marked the payment. */
export type ReleaseStatus = typeof TRADE_STATUS.waitingForPayment | typeof TRADE_STATUS.paid;
/** The details that the seller confirms. */
export type ReleaseDetails = Pick<PendingRelease, 'currency' | 'amount' | 'billNo' | 'payerName' | 'expectStatus'>;

const { waitingForPayment, paid } = TRADE_STATUS;

/** Checks the form of a stored release. */
export function isPendingRelease(value: unknown): value is PendingRelease {
  return (
    isPendingRequest(value, ['billNo', 'payerName']) &&
    'expectStatus' in value &&
    (value.expectStatus === waitingForPayment || value.expectStatus === paid)
  );
}

interface Collaborators {
  readonly session: Pick<SessionStore, 'userId'>;
  /** The answer to a release is the trade as it is then. */
  readonly cases: TradeCases;
  /** The outcome of a release became known. */
  readonly onMoved: () => void;
}

/** Whether a trade can be released now. */
export const canRelease = (status: Trade['status']): status is ReleaseStatus =>
  status === waitingForPayment || status === paid;

/** The release of a sale: the held coins go to the buyer for good, so it takes the payment password and the payer's name. */
export class ReleaseFlow {
  readonly request: MoneyRequest<ReleaseDetails, object, PendingRelease, null>;
  readonly #deps: RequestDeps;

  constructor(deps: RequestDeps, { session, cases, onMoved }: Collaborators) {
    this.#deps = deps;
    this.request = new MoneyRequest<ReleaseDetails, object, PendingRelease, null>(deps, session, {
      journal: { part: 'pendingReleases', isEntry: isPendingRelease },
      begin: () => {},
      preview: () => Promise.resolve({}),
      toPurpose: ({ billNo, payerName }) => ({ scene: 'release', confirmed: { billNo, payerName } }),
      toEntry: (details, _preview, stamp) => ({ ...details, ...stamp }),
      execute: async (pending, credentials) =>
        toReceipt(await cases.of(pending.billNo).send(() => this.#execute(pending, credentials))),
      onMoved,
    });
    makeAutoObservable(this, { request: false }, { autoBind: true });
  }

  /** Asks for the payment password. An earlier release that is over makes room. */
  async confirm({ billNo, currency, amount, status }: Trade, payerName: string): Promise<void> {
    if (!canRelease(status)) return;
    await this.request.restart();
    await this.request.confirm({ billNo, currency, amount, payerName, expectStatus: status });
  }

  dispose(): void {
    this.request.dispose();
  }

  readonly #execute = ({ billNo, payerName, expectStatus }: PendingRelease, credentials: CallCredentials) => {
    const release = { billNo, payerName, ...credentials };
    return this.#deps.api.trading.sellOrderConfirm(
      expectStatus === paid ? { ...release, expectStatus } : { ...release, expectStatus, moneyReceived: true },
    );
  };
}
