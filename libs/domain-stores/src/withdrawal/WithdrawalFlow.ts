import { makeAutoObservable } from 'mobx';
import { TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import type { CallCredentials } from '../money-requests/RequestCredentials.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import { readWithdrawalPreview, type WithdrawalPreview } from '../money-requests/transfer-answers.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isPendingWithdrawal, type PendingWithdrawal } from './PendingWithdrawal.ts';
import {
  WithdrawalForm,
  type FormCollaborators,
  type TypedWithdrawal,
  type WithdrawalDraft,
  type WithdrawalDetails,
} from './WithdrawalForm.ts';

/** The parts of other stores that a flow uses. */
interface Collaborators extends Omit<FormCollaborators, 'onEdited'> {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  /** Called once per withdrawal whose outcome became known. */
  readonly onMoved: () => void;
}

/**
 * One withdrawal over a network: its form, and its `request`, which follows it until the server has accepted or refused it.
 * A `WithdrawalTrack` follows it on the network.
 */
export class WithdrawalFlow {
  readonly form: WithdrawalForm;
  readonly request: MoneyRequest<WithdrawalDetails, WithdrawalPreview, PendingWithdrawal, WithdrawalDraft>;

  readonly #deps: RequestDeps;

  constructor(deps: RequestDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.request = new MoneyRequest(deps, collaborators.session, {
      journal: { part: 'pendingWithdrawals', isEntry: isPendingWithdrawal },
      begin: (draft) => {
        this.form.clear();
        if (draft) this.form.fill(draft);
      },
      preview: this.#preview,
      toPurpose: ({ to, protocol, currency, amount }, { fee }) => ({
        scene: 'withdraw',
        confirmed: { toType: TRANSFER_TARGETS.address, to, protocol, currency, amount, fee },
      }),
      toEntry: (details, { fee, total }, stamp) => ({ ...details, ...stamp, fee, total }),
      execute: this.#execute,
      onResumed: ({ currency, protocol: network, to: address, amount }) =>
        this.form.fill({ currency, network, address, amount }),
      onMoved: collaborators.onMoved,
    });
    this.form = new WithdrawalForm(deps, { ...collaborators, onEdited: this.request.forgetProblem });
    makeAutoObservable(this, { form: false, request: false }, { autoBind: true });
  }

  /** A visit of the screen begins or goes on: see {@link MoneyRequest.enter}. */
  enter(visit: string, draft?: WithdrawalDraft): boolean {
    return this.request.enter(visit, draft);
  }

  /** The person leaves the screen: a late answer is dropped, and what was not sent yet will not be sent. */
  leave(): void {
    this.request.leave();
  }

  get typed(): TypedWithdrawal {
    return this.form.typed;
  }

  /** Fills in what the person typed on an earlier page. */
  restore(typed: TypedWithdrawal): void {
    this.form.restore(typed);
  }

  /** Opens the confirmation with what the server says about this withdrawal. */
  async confirm(): Promise<void> {
    await this.form.vouchers.settle();
    const { details } = this.form;
    if (details) await this.request.confirm(details);
  }

  dispose(): void {
    this.request.dispose();
    this.form.dispose();
  }

  readonly #preview = async (details: WithdrawalDetails): Promise<WithdrawalPreview> =>
    readWithdrawalPreview(await this.#deps.api.transfer.transferTo({ ...wireDetails(details), preview: true }));

  readonly #execute = (pending: PendingWithdrawal, credentials: CallCredentials) =>
    this.#deps.api.transfer.transferTo({
      ...wireDetails(pending),
      terms: { fee: pending.fee, total: pending.total },
      ...credentials,
    });
}

/** The details as the server takes them. */
function wireDetails({ currency, protocol, to, amount, voucherId }: WithdrawalDetails) {
  return {
    toType: TRANSFER_TARGETS.address,
    to,
    protocol,
    currency,
    amount,
    ...(voucherId === '' ? {} : { voucherId }),
  } as const;
}
