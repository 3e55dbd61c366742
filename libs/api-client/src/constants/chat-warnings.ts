import type { ChatWarning } from './trades.ts';
import { withoutInvisible } from './invisible.ts';

/** An address of a website, also without its scheme. */
const LINK =
  /\b(?:https?:\/\/|www\.)\S|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|cn|net|org|io|me|top|xyz|vip|cc|app|link|hk|tw)\b/i;
/** Names of other messengers, mailboxes, and mobile numbers that are no part of a longer number. */
const CONTACTS: readonly RegExp[] = [
  /微信|薇信|威信|加[我微v]|[vV][信xX]\b|私聊|扣扣/u,
  /\b(?:we\s?chat|wx|vx|qq|telegram|whats\s?app|signal|line id|tg)\b/i,
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/,
];

/**
 * What readers of a chat message are warned about: the gateway marks it, and the app asks its writer first. A warning is
 * advice, so the message can be sent all the same.
 *
 * @example warningsFor('pay-fast.top is cheaper') // ['LINK']
 */
export function warningsFor(text: string): ChatWarning[] {
  // Full-width digits and letters read like plain ones, and nobody sees a zero-width space between two letters.
  const plain = withoutInvisible(text).normalize('NFKC');
  const warnings: ChatWarning[] = [];
  if (LINK.test(plain)) warnings.push('LINK');
  if (CONTACTS.some((pattern) => pattern.test(plain))) warnings.push('CONTACT');
  return warnings;
}
