import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HoldView } from '@ezwallet/api-client/contract';
import { timeText } from '../../../shared/time/time-text.ts';
import type { ClosedReason } from '../../../world/permissions.ts';
import type { ScreenPermission } from '../../../world/ScreenHandle.ts';

interface ClosedWords {
  readonly title: MessageDescriptor;
  readonly disabled: MessageDescriptor;
  /** Left out where no hold closes it. */
  readonly held?: MessageDescriptor;
  /** Left out where no restriction closes it. */
  readonly restricted?: MessageDescriptor;
  /** Left out where the server's list does not name it. */
  readonly notOpen?: MessageDescriptor;
}

const HELD_FOR_A_DAY = msg`Some trading functions are disabled for 24 hours after you change your login or payment password.`;

const transfers: ClosedWords = {
  title: msg`Transfers are unavailable`,
  disabled: msg`Transfers are disabled for your account. Your money stays in your balance.`,
  held: HELD_FOR_A_DAY,
  notOpen: msg`You cannot send money in this way right now. Your money stays in your balance.`,
};

const WORDS: Readonly<Record<ScreenPermission, ClosedWords>> = {
  transfer: transfers,
  payment: transfers,
  deposit: {
    title: msg`Deposits are unavailable`,
    disabled: msg`Deposits are disabled for your account. Your money stays in your balance.`,
    held: HELD_FOR_A_DAY,
    restricted: msg`Your deposits are restricted right now. Your money stays in your balance.`,
    notOpen: msg`No network takes deposits right now. Your money stays in your balance.`,
  },
  withdrawal: {
    title: msg`Withdrawals are unavailable`,
    disabled: msg`Withdrawals are disabled for your account. Your money stays in your balance.`,
    held: HELD_FOR_A_DAY,
    restricted: msg`Your withdrawals are restricted right now. Your money stays in your balance.`,
    notOpen: msg`No network takes withdrawals right now. Your money stays in your balance.`,
  },
  receive: {
    title: msg`Your code is unavailable`,
    disabled: msg`Your account takes no money right now. Your money stays in your balance.`,
  },
  card: {
    title: msg`Adding a card is unavailable`,
    disabled: msg`You cannot add a bank card right now. The cards that you have still work.`,
  },
  acceptor: {
    title: msg`For merchants only`,
    disabled: msg`Your account is not a merchant account. This part is not open to other accounts.`,
  },
};

/** The words of a closed permission. */
export function closedWords(
  permission: ScreenPermission,
  reason: ClosedReason,
): { title: MessageDescriptor; content: MessageDescriptor } {
  const words = WORDS[permission];
  return { title: words.title, content: words[reason] ?? words.disabled };
}

type HoldReason = HoldView['reasons'][number];

const WHY: Readonly<Record<HoldReason, (until: string) => MessageDescriptor>> = {
  loginPassword: (until) => msg`You changed your login password, so money cannot leave your account until ${until}.`,
  paymentPassword: (until) =>
    msg`You changed your payment password, so money cannot leave your account until ${until}.`,
  otpOff: (until) => msg`You turned off your authenticator app, so money cannot leave your account until ${until}.`,
  whitelistOff: (until) =>
    msg`You turned off the address whitelist, so money cannot leave your account until ${until}.`,
  phone: (until) => msg`You changed your phone number, so money cannot leave your account until ${until}.`,
  email: (until) => msg`You changed your email address, so money cannot leave your account until ${until}.`,
};

const severalChanges = (until: string) =>
  msg`You changed your security settings, so money cannot leave your account until ${until}.`;

/** Why money cannot leave the account, until when, and what can end it sooner: two sentences. */
export function holdWords({ reasons, until, liftBy }: HoldView): readonly [MessageDescriptor, MessageDescriptor] {
  const [reason] = reasons;
  const why = reason !== undefined && reasons.length === 1 ? WHY[reason] : severalChanges;
  return [
    why(timeText(until)),
    liftBy.length > 0
      ? msg`You can end this now with a code from your authenticator app.`
      : msg`It ends by itself, and you do not need to do anything.`,
  ];
}
