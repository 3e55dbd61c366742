/** Where an order of money stands from its confirmation on, whatever it is and wherever it goes. */
export const ORDER_STATES = [
  'previewing',
  'password',
  'authorising',
  'proving',
  'sending',
  'checking',
  'done',
  'refused',
] as const;
/** Where an order of money stands from its confirmation on; once it may have left, only the server's answer moves it on. */
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order of money from its confirmation on. */
export type OrderEvent =
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
 * The second half of a flow's machine, as data: what each event leads to, by state. An event that is not listed cannot
 * happen there.
 *
 * `sending` and `checking` have no way out but the server's word: once an order may have left, only its answer, under
 * the same request number, says what became of it. `proving` comes after such a word: nothing has moved.
 *
 * @param form the state in which the order can be changed
 * @param first the state in which the next one begins
 */
export const orderTransitions = <Form extends string, First extends string>(form: Form, first: First) =>
  ({
    previewing: { previewed: 'password', previewRefused: form, resume: 'checking', leave: form },
    password: { cancel: form, authorise: 'authorising', leave: form },
    authorising: { authorised: 'sending', authoriseAgain: 'password', leave: form },
    proving: { proved: 'password', cancel: form, leave: form },
    sending: { accept: 'done', refuse: 'refused', lose: 'checking', authoriseAgain: 'password', askProofs: 'proving' },
    checking: { accept: 'done', refuse: 'refused' },
    done: { restart: first },
    refused: { amend: form, restart: first },
  }) as const;

/** The sheet with the payment password is open. */
export const isConfirming = (state: string): boolean =>
  state === 'password' || state === 'authorising' || state === 'sending';
