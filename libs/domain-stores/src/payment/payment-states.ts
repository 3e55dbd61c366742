/** Where one payment of a payment text stands. */
export const PAYMENT_STATES = [
  'idle',
  'reading',
  'unreadable',
  'amount',
  'previewing',
  'password',
  'authorising',
  'sending',
  'checking',
  'done',
  'refused',
] as const;
/** Where one payment stands; once it may have left, only the server's answer moves it on. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to a payment. */
export type PaymentEvent =
  | 'open'
  | 'read'
  | 'notRead'
  | 'confirm'
  | 'previewed'
  | 'previewRefused'
  | 'cancel'
  | 'authorise'
  | 'authorised'
  | 'authoriseAgain'
  | 'accept'
  | 'refuse'
  | 'lose'
  | 'resume'
  | 'amend'
  | 'restart'
  | 'leave';

/**
 * The machine as data: what each event leads to, by state. An event that is not listed cannot happen there.
 *
 * `sending` and `checking` have no way out but the server's word: once a payment may have left, only its answer, under
 * the same request number, says what became of it.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  idle: { open: 'reading', resume: 'checking', restart: 'idle' },
  reading: { read: 'amount', notRead: 'unreadable', resume: 'checking', leave: 'unreadable', restart: 'idle' },
  unreadable: { open: 'reading', resume: 'checking', restart: 'idle' },
  amount: { confirm: 'previewing', resume: 'checking', restart: 'idle' },
  previewing: { previewed: 'password', previewRefused: 'amount', notRead: 'unreadable', resume: 'checking', leave: 'amount' },
  password: { cancel: 'amount', authorise: 'authorising', leave: 'amount' },
  authorising: { authorised: 'sending', authoriseAgain: 'password', leave: 'amount' },
  sending: { accept: 'done', refuse: 'refused', lose: 'checking', authoriseAgain: 'password' },
  checking: { accept: 'done', refuse: 'refused' },
  done: { restart: 'idle' },
  refused: { amend: 'amount', restart: 'idle' },
};

/** The state after an event, or undefined where it cannot happen. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return PAYMENT_TRANSITIONS[state][event];
}
