import type { Proof } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import type { OrderStamp } from './PendingOrder.ts';
import type { Book } from './RequestJournal.ts';
import type { TransferAnswer } from './transfer-answers.ts';

/** What an order needs of the server and the device. */
export type OrderDeps = Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids' | 'journalStore'>;

/** What a payment password is given for. */
export type OrderScene = 'transfer' | 'pay' | 'withdraw';

/** What a call that moves money carries besides its order: under which number, and by whose leave. */
export interface OrderLeave extends Pick<OrderStamp, 'reqNo' | 'payPassTicket'> {
  /** Further proofs, where the server wants them. */
  readonly codes?: Proof[];
}

/**
 * All in which one kind of order differs from another. `Order` is what is confirmed, `Preview` what the server says of it
 * before it is sent, `Entry` what is written down before it leaves, `Draft` what a visit of its screen may bring.
 */
export interface OrderKind<Order, Preview, Entry, Draft> {
  readonly scene: OrderScene;
  readonly book: Book<Entry>;
  /** There is room for an order: fills in what the visit brings, in place of whatever is there. */
  readonly begin: (draft: Draft | null) => void;
  /** Asks the server what it says of an order. */
  readonly preview: (order: Order) => Promise<Preview>;
  /** Puts together what is written down. */
  readonly toEntry: (order: Order, preview: Preview, stamp: OrderStamp) => Entry;
  /** Makes the call that moves the money, or repeats it. */
  readonly execute: (entry: Entry, leave: OrderLeave) => Promise<TransferAnswer>;
  /** An order is taken up that an earlier page has left without an answer. */
  readonly onResumed?: (entry: Entry) => void;
  /** The fate of an order became known, either way. */
  readonly onMoved: () => void;
}
