/** Where an order of money stands, whatever it is and wherever it goes. */
export const ORDER_STATES = [
  'draft',
  'previewing',
  'password',
  'authorising',
  'proving',
  'sending',
  'checking',
  'done',
  'refused',
] as const;
/**
 * Where an order of money stands: a `draft` while it can be changed, from then on under confirmation, under way or settled.
 * Once it may have left, only the server's answer moves it on.
 */
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order of money. */
export type OrderEvent =
  | 'confirm'
  | 'previewed'
  | 'previewRefused'
  | 'cancel'
  | 'authorise'
  | 'authorised'
  | 'authoriseAgain'
  | 'askProofs'
  | 'proved'
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
 * `sending` and `checking` have no way out but the server's word: once an order may have left, only its answer, under
 * the same request number, says what became of it. `proving` comes after such a word: nothing has moved.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  draft: { confirm: 'previewing', resume: 'checking', restart: 'draft' },
  previewing: { previewed: 'password', previewRefused: 'draft', resume: 'checking', leave: 'draft' },
  password: { cancel: 'draft', authorise: 'authorising', resume: 'checking', leave: 'draft' },
  authorising: { authorised: 'sending', authoriseAgain: 'password', leave: 'draft' },
  proving: { proved: 'password', cancel: 'draft', leave: 'draft' },
  sending: { accept: 'done', refuse: 'refused', lose: 'checking', authoriseAgain: 'password', askProofs: 'proving' },
  checking: { accept: 'done', refuse: 'refused' },
  done: { restart: 'draft' },
  refused: { amend: 'draft', restart: 'draft' },
};

/** The sheet with the payment password is open. */
export const isConfirming = (state: OrderState): boolean =>
  state === 'password' || state === 'authorising' || state === 'sending';

/** The server has said what became of the order. */
export const isSettled = (state: OrderState): boolean => state === 'done' || state === 'refused';

/** The order has left, and there is no answer yet. */
export const isUnanswered = (state: OrderState): boolean => state === 'sending' || state === 'checking';

/** The payment password was given, and the order may leave or has left: its fate is told, whatever is closed meanwhile. */
export const isUnderWay = (state: OrderState): boolean =>
  state === 'authorising' || isUnanswered(state) || isSettled(state);
