import type { NotificationType } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';

/** A change of the account's security, by the hold that it starts. */
type SecurityEvent = `hold ${keyof Policy['holds']}`;

/** What members hear about their account and their money, beside trades. */
export type AccountEvent = 'newDevice' | SecurityEvent | 'transferIn' | 'transferOut' | 'recharge' | 'withdrawalDone' | 'withdrawalReturned';

/** The subject of each event. */
export const ACCOUNT_EVENTS = {
  newDevice: 'newDevice',
  'hold loginPassword': 'securityChange',
  'hold paymentPassword': 'securityChange',
  'hold otpOff': 'securityChange',
  'hold whitelistOff': 'securityChange',
  'hold phone': 'securityChange',
  'hold email': 'securityChange',
  transferIn: 'transferIn',
  transferOut: 'transferOut',
  recharge: 'recharge',
  withdrawalDone: 'withdrawal',
  withdrawalReturned: 'withdrawal',
} as const satisfies Readonly<Record<AccountEvent, NotificationType>>;
