import type { ChatWarning } from '@ezwallet/api-client/contract';

/** An address of a website, also without its scheme. */
const LINK = /\b(?:https?:\/\/|www\.)\S|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|cn|net|org|io|me|top|xyz|vip|cc|app|link|hk|tw)\b/i;
/** Other messengers, mailboxes, and mobile numbers that are no part of a longer number. */
const CONTACTS: readonly RegExp[] = [
  /微信|薇信|威信|加[我微v]|[vV][信xX]\b|私聊|扣扣/u,
  /\b(?:we\s?chat|wx|vx|qq|telegram|whats\s?app|signal|line id|tg)\b/i,
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/,
];

/**
 * What a text has that leads away from the platform. The server checks by the same rules and decides what readers are
 * warned about; this only asks the writer before the text is sent.
 */
export function leadsAway(text: string): ChatWarning[] {
  // Full-width digits and letters read like plain ones.
  const plain = text.normalize('NFKC');
  const found: ChatWarning[] = [];
  if (LINK.test(plain)) found.push('LINK');
  if (CONTACTS.some((pattern) => pattern.test(plain))) found.push('CONTACT');
  return found;
}
