import type { NotificationType, RecoveryKind } from '@ezwallet/api-client/contract';

/** What members hear about their account and their money, beside trades. Of the holds, only this one has no notice to the owner. */
export type AccountEvent =
  | 'hold whitelistOff'
  | 'transferIn'
  | 'transferOut'
  | 'recharge'
  | 'withdrawalDone'
  | 'withdrawalReturned'
  | 'supportAnswered'
  | 'rewardWaits'
  | 'rewardCredited'
  | 'rewardDropped'
  | 'couponCredited'
  | 'couponDropped';

/** The subject of each event. */
export const ACCOUNT_EVENTS = {
  'hold whitelistOff': 'securityChange',
  transferIn: 'transferIn',
  transferOut: 'transferOut',
  recharge: 'recharge',
  withdrawalDone: 'withdrawal',
  withdrawalReturned: 'withdrawal',
  supportAnswered: 'support',
  rewardWaits: 'promotion',
  rewardCredited: 'promotion',
  rewardDropped: 'promotion',
  couponCredited: 'promotion',
  couponDropped: 'promotion',
} as const satisfies Readonly<Record<AccountEvent, NotificationType>>;

/** What an owner hears at once, on every channel. */
export type OwnerNotice =
  | 'newDevice'
  | 'passwordChanged'
  | 'paymentPasswordChanged'
  | 'paymentPasswordSet'
  | 'loginCodeOff'
  | 'replySmsOn'
  | 'biometricsOn'
  | 'recoveryCodesMade'
  | 'antiPhishingChanged'
  | 'holdLifted'
  | 'limitRises'
  | 'moneyMessagesOff'
  | 'whitelistAdded'
  | 'addressAdded'
  | 'personAdded'
  | 'languageChanged'
  | 'payAccountAdded'
  | 'newPhone'
  | 'newEmail'
  | 'otpBound'
  | 'otpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyCopied'
  | 'acceptorMade'
  | 'acceptorEnded'
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
  paymentPasswordSet: 'securityChange',
  loginCodeOff: 'securityChange',
  replySmsOn: 'securityChange',
  biometricsOn: 'securityChange',
  recoveryCodesMade: 'securityChange',
  antiPhishingChanged: 'securityChange',
  holdLifted: 'securityChange',
  limitRises: 'securityChange',
  moneyMessagesOff: 'securityChange',
  whitelistAdded: 'securityChange',
  addressAdded: 'securityChange',
  personAdded: 'securityChange',
  languageChanged: 'securityChange',
  payAccountAdded: 'securityChange',
  newPhone: 'securityChange',
  newEmail: 'securityChange',
  otpBound: 'securityChange',
  otpRemoved: 'securityChange',
  passkeyAdded: 'securityChange',
  passkeyRemoved: 'securityChange',
  passkeyCopied: 'securityChange',
  acceptorMade: 'securityChange',
  acceptorEnded: 'securityChange',
  frozen: 'securityChange',
  'asked password': 'securityChange',
  'asked phone': 'securityChange',
  'asked email': 'securityChange',
  'asked otp': 'securityChange',
  'recovered password': 'securityChange',
  'recovered phone': 'securityChange',
  'recovered email': 'securityChange',
  'recovered otp': 'securityChange',
  notRecovered: 'securityChange',
  recoveryStopped: 'securityChange',
} as const satisfies Readonly<Record<OwnerNotice, NotificationType>>;
