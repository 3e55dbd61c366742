/** Where one transfer stands. */
export const TRANSFER_STATES = [
  'recipient',
  'lookingUp',
  'amount',
  'previewing',
  'password',
  'authorising',
  'sending',
  'checking',
  'done',
  'refused',
] as const;
/** Where one transfer stands; once it may have left, only the server's answer moves it on. */
export type TransferState = (typeof TRANSFER_STATES)[number];

/** What can happen to a transfer. */
export type TransferEvent =
  | 'lookUp'
  | 'found'
  | 'notFound'
  | 'changePayee'
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
 * `sending` and `checking` have no way out but the server's word: once a transfer may have left, only its answer,
 * under the same request number, says what became of it.
 */
export const TRANSFER_TRANSITIONS: Readonly<Record<TransferState, Readonly<Partial<Record<TransferEvent, TransferState>>>>> = {
  recipient: { lookUp: 'lookingUp', resume: 'checking', restart: 'recipient' },
  lookingUp: { found: 'amount', notFound: 'recipient', resume: 'checking', leave: 'recipient' },
  amount: { changePayee: 'recipient', confirm: 'previewing', resume: 'checking', restart: 'recipient' },
  previewing: { previewed: 'password', previewRefused: 'amount', resume: 'checking', leave: 'amount' },
  password: { cancel: 'amount', authorise: 'authorising', leave: 'amount' },
  authorising: { authorised: 'sending', authoriseAgain: 'password', leave: 'amount' },
  sending: { accept: 'done', refuse: 'refused', lose: 'checking', authoriseAgain: 'password' },
  checking: { accept: 'done', refuse: 'refused' },
  done: { restart: 'recipient' },
  refused: { amend: 'amount', restart: 'recipient' },
};

/** The state after an event, or undefined where it cannot happen. */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState | undefined {
  return TRANSFER_TRANSITIONS[state][event];
}
