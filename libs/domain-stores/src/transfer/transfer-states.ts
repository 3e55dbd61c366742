import { ORDER_STATES, orderTransitions, type OrderEvent } from '../settling/order-states.ts';

/** Where one transfer stands. */
export const TRANSFER_STATES = ['recipient', 'lookingUp', 'amount', ...ORDER_STATES] as const;
/** Where one transfer stands; once it may have left, only the server's answer moves it on. */
export type TransferState = (typeof TRANSFER_STATES)[number];

/** What can happen to a transfer. */
export type TransferEvent = OrderEvent | 'lookUp' | 'found' | 'notFound' | 'changePayee' | 'confirm';

/** The machine as data: what each event leads to, by state. An event that is not listed cannot happen there. */
export const TRANSFER_TRANSITIONS: Readonly<Record<TransferState, Readonly<Partial<Record<TransferEvent, TransferState>>>>> = {
  recipient: { lookUp: 'lookingUp', resume: 'checking', restart: 'recipient' },
  lookingUp: { found: 'amount', notFound: 'recipient', resume: 'checking', leave: 'recipient' },
  amount: { changePayee: 'recipient', confirm: 'previewing', resume: 'checking', restart: 'recipient' },
  ...orderTransitions('amount', 'recipient'),
};

/** The state after an event, or undefined where it cannot happen. */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState | undefined {
  return TRANSFER_TRANSITIONS[state][event];
}
