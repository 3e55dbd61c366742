import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationChannel, NotificationType, SentMessage } from '@ezwallet/api-client/contract';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { StatusLook } from '../../../shared/money/StatusMark.tsx';

interface SubjectWords {
  readonly name: MessageDescriptor;
  /** When such a message comes. */
  readonly when: MessageDescriptor;
}

/** What each subject is called, and when its messages come. */
const SUBJECTS: Readonly<Record<NotificationType, SubjectWords>> = {
  code: { name: msg`One-time codes`, when: msg`When you log in or confirm something` },
  newDevice: { name: msg`New devices`, when: msg`When someone logs in on a device that is new to us` },
  securityChange: { name: msg`Security changes`, when: msg`When a password, phone, or other protection changes` },
  order: { name: msg`Orders`, when: msg`Each step of your purchases and sales` },
  transferIn: { name: msg`Money received`, when: msg`When a member pays you` },
  transferOut: { name: msg`Money sent`, when: msg`When you pay a member or a merchant` },
  recharge: { name: msg`Deposits`, when: msg`When a deposit is in your balance` },
  withdrawal: { name: msg`Withdrawals`, when: msg`When a withdrawal is complete or refused` },
  kyc: { name: msg`Identity verification`, when: msg`When we have checked your documents` },
  support: { name: msg`Support`, when: msg`When support answers you` },
  promotion: { name: msg`Activities`, when: msg`When you earn a reward` },
};

/** What a subject is called, and when its messages come on a channel. */
export function subjectWords(type: NotificationType, channel: NotificationChannel): SubjectWords {
  const words = SUBJECTS[type];
  if (type !== 'order' || channel === 'email') return words;
  const when =
    channel === 'sms' ? msg`Only steps that you must act on at once` : msg`Each step, and messages in the chat`;
  return { ...words, when };
}

/** Whether a text from an address is a subject. */
export const isSubject = (text: string | null): text is NotificationType =>
  text !== null && Object.hasOwn(SUBJECTS, text);

/** How the state of a message looks. */
export const stateLooks: Readonly<Record<SentMessage['state'], StatusLook>> = {
  sent: { icon: glyphs.check, tone: 'success', name: msg`Sent` },
  waiting: { icon: glyphs.clock, tone: 'neutral', name: msg`Sending` },
  failed: { icon: glyphs.warning, tone: 'warning', name: msg`Not delivered` },
};
