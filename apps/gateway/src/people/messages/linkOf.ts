import type { NoticeFacts } from './notice-facts.ts';
import type { MessageEvent, SentSubject } from './subjects.ts';

interface About {
  readonly type: SentSubject;
  readonly event: MessageEvent;
  readonly facts: NoticeFacts;
}

/** The screen of the app that an event is about: a bill of the seller or the buyer, a conversation, an activity, or the account. */
export function linkOf({
  type,
  event,
  facts: { billNo, conversation, activity, isInvitation = false },
}: About): string {
  if (conversation !== undefined) return `/chat?id=${encodeURIComponent(conversation)}`;
  if (isInvitation) return '/activity/invite';
  if (event === 'couponCredited') return '/voucher';
  if (activity !== undefined) return `/activity/detail?code=${encodeURIComponent(activity)}`;
  if (type === 'newDevice') return '/devices';
  if (billNo === undefined) return '/security';
  return `${event.endsWith(' seller') ? '/sellOrder/detail' : '/order/detail'}?billNo=${encodeURIComponent(billNo)}`;
}
