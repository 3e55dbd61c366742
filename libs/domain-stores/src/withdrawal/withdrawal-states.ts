import { ORDER_STATES, orderTransitions, type OrderEvent } from '../settling/order-states.ts';

/** Where one withdrawal stands in this app; where it stands on its network, its bill tells. */
export const WITHDRAWAL_STATES = ['form', ...ORDER_STATES] as const;
/** Where one withdrawal stands; once it may have left, only the server's answer moves it on. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What can happen to a withdrawal. */
export type WithdrawalEvent = OrderEvent | 'confirm';

/** The machine as data: what each event leads to, by state. An event that is not listed cannot happen there. */
export const WITHDRAWAL_TRANSITIONS: Readonly<
  Record<WithdrawalState, Readonly<Partial<Record<WithdrawalEvent, WithdrawalState>>>>
> = {
  form: { confirm: 'previewing', resume: 'checking', restart: 'form' },
  ...orderTransitions('form', 'form'),
};
