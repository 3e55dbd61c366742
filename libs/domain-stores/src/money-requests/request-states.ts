/** The states of a money request of any kind. */
export const REQUEST_STATES = [
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
 * The state of a money request: a `draft` while it can be changed, then under confirmation, under way or settled. Once it
 * may have been sent, only the server's answer moves it on.
 */
export type RequestState = (typeof REQUEST_STATES)[number];

/** The events of a money request. */
export type RequestEvent =
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
 * The state machine as data: what each event leads to, by state. An event that is not listed cannot happen there.
 *
 * Only the server's answer leads out of `sending` and `checking`: once a request may have been sent, only the answer under
 * the same request number tells its outcome. `proving` follows such an answer: nothing has moved.
 */
export const REQUEST_TRANSITIONS: Readonly<
  Record<RequestState, Readonly<Partial<Record<RequestEvent, RequestState>>>>
> = {
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
export const isConfirming = (state: RequestState): boolean =>
  state === 'password' || state === 'authorising' || state === 'sending';

/** The server has told the outcome. */
export const isSettled = (state: RequestState): boolean => state === 'done' || state === 'refused';

/** The request was sent, and there is no answer yet. */
export const isUnanswered = (state: RequestState): boolean => state === 'sending' || state === 'checking';

/** The payment password was given: the request may be sent or was sent, and the person learns its outcome whatever they close. */
export const isUnderWay = (state: RequestState): boolean =>
  state === 'authorising' || isUnanswered(state) || isSettled(state);
