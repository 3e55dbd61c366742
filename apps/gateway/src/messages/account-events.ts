import type { NotificationType, RecoveryKind } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';

/** A change after which outgoing money waits, where no notice to the owner says so already. */
type SecurityEvent = `hold ${Extract<keyof Policy['holds'], 'whitelistOff'>}`;

/** What members hear about their account and their money, beside trades. */
export type AccountEvent = SecurityEvent | 'transferIn' | 'transferOut' | 'recharge' | 'withdrawalDone' | 'withdrawalReturned';

/** The subject of each event. */
export const ACCOUNT_EVENTS = {
  'hold whitelistOff': 'securityChange',
  transferIn: 'transferIn',
  transferOut: 'transferOut',
  recharge: 'recharge',
  withdrawalDone: 'withdrawal',
  withdrawalReturned: 'withdrawal',
} as const satisfies Readonly<Record<AccountEvent, NotificationType>>;

/** What an owner hears at once, on every channel. */
export type OwnerNotice =
  | 'newDevice'
  | 'passwordChanged'
  | 'paymentPasswordChanged'
  | 'newPhone'
  | 'newEmail'
  | 'otpBound'
  | 'otpRemoved'
  | 'frozen'
  | `asked ${RecoveryKind}`
  | `recovered ${RecoveryKind}`
  | 'notRecovered'
  | 'recoveryStopped';

/** The subject of each notice. */
export const NOTICES = {
  newDevice: 'newDevice',
  passwordChanged: 'securityChange',
  paymentPasswordChanged: 'securityChange',
  newPhone: 'securityChange',
  newEmail: 'securityChange',
  otpBound: 'securityChange',
  otpRemoved: 'securityChange',
  frozen: 'securityChange',
  'asked password': 'securityChange',
  'asked phone': 'securityChange',
  'asked otp': 'securityChange',
  'recovered password': 'securityChange',
  'recovered phone': 'securityChange',
  'recovered otp': 'securityChange',
  notRecovered: 'securityChange',
  recoveryStopped: 'securityChange',
} as const satisfies Readonly<Record<OwnerNotice, NotificationType>>;
