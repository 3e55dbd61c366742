import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrowserPush, PushStatus } from './BrowserPush.ts';

const WORDS: Readonly<Record<PushStatus, MessageDescriptor>> = {
  on: msg`You get notifications here`,
  off: msg`You get no notifications here`,
  blocked: msg`Your browser blocks notifications from this site. Allow them in the site settings beside the address, then load the page again.`,
  install: msg`Add this app to your home screen first: tap Share, then Add to Home Screen. Turn notifications on there.`,
  none: msg`Notifications do not work in this browser`,
};

const NOT_SERVED = msg`Notifications are not available right now`;

/** Tells the state of notifications here. */
export function stateWords({ status = 'off', isServed }: Pick<BrowserPush, 'status' | 'isServed'>): MessageDescriptor {
  return status === 'off' && !isServed ? NOT_SERVED : WORDS[status];
}
