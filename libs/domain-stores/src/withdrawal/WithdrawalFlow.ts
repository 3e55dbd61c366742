import { makeAutoObservable } from 'mobx';
import type { SessionStore } from '../session/SessionStore.ts';
import { MoneyOrder } from '../settling/MoneyOrder.ts';
import type { OrderDeps, OrderLeave } from '../settling/OrderKind.ts';
import { readWithdrawalPreview, type WithdrawalPreview } from '../settling/transfer-answers.ts';
import { isPendingWithdrawal, type PendingWithdrawal } from './PendingWithdrawal.ts';
import { WithdrawalForm, type FormCollaborators, type WithdrawalDraft, type WithdrawalOrder } from './WithdrawalForm.ts';

const TO_ADDRESS = 2;

/** What a flow needs of other stores. */
interface Collaborators extends Omit<FormCollaborators, 'onEdited'> {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  /** Called once per withdrawal whose fate became known. */
  readonly onMoved: () => void;
}

/**
 * One withdrawal over a network: its form, and its `order`, which tells what becomes of it until the server has said
 * whether it took it. How far it comes on the network, a `WithdrawalTrack` follows.
 */
export class WithdrawalFlow {
  readonly form: WithdrawalForm;
  readonly order: MoneyOrder<WithdrawalOrder, WithdrawalPreview, PendingWithdrawal, WithdrawalDraft>;

  readonly #deps: OrderDeps;

  constructor(deps: OrderDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.order = new MoneyOrder(deps, collaborators.session, {
      scene: 'withdraw',
      book: { part: 'pendingWithdrawals', isEntry: isPendingWithdrawal },
      begin: (draft) => {
        this.form.clear();
        if (draft) this.form.fill(draft);
      },
      preview: this.#preview,
      toEntry: (order, { fee, total }, stamp) => ({ ...order, ...stamp, fee, total }),
      execute: this.#execute,
      onResumed: ({ currency, protocol: network, to: address, amount }) => this.form.fill({ currency, network, address, amount }),
      onMoved: collaborators.onMoved,
    });
    this.form = new WithdrawalForm(deps, { ...collaborators, onEdited: this.order.forgetProblem });
    makeAutoObservable(this, { form: false, order: false }, { autoBind: true });
  }

  /** A visit of the screen begins or goes on: see {@link MoneyOrder.enter}. */
  enter(visit: string, draft?: WithdrawalDraft): void {
    this.order.enter(visit, draft);
  }

  /** The person goes elsewhere: nobody waits for an answer any longer, and what was not sent yet will not be. */
  leave(): void {
    this.order.leave();
  }

  /** Opens the confirmation with what the server says of this very withdrawal. */
  async confirm(): Promise<void> {
    const { order } = this.form;
    if (order) await this.order.confirm(order);
  }

  dispose(): void {
    this.order.dispose();
    this.form.dispose();
  }

  readonly #preview = async (order: WithdrawalOrder): Promise<WithdrawalPreview> =>
    readWithdrawalPreview(await this.#deps.api.transfer.transferTo({ ...wireOrder(order), preview: true }));

  readonly #execute = (pending: PendingWithdrawal, leave: OrderLeave) =>
    this.#deps.api.transfer.transferTo({
      ...wireOrder(pending),
      terms: { fee: pending.fee, total: pending.total },
      ...leave,
    });
}

/** An order as the server takes it. */
function wireOrder({ currency, protocol, to, amount, voucherId }: WithdrawalOrder) {
  return { toType: TO_ADDRESS, to, protocol, currency, amount, ...(voucherId === '' ? {} : { voucherId }) } as const;
}
