import type { LANGUAGES } from '@ezwallet/api-client/contract';

/** A language in which the gateway writes. */
export type Language = (typeof LANGUAGES)[number];

/** A message as a carrier takes it. An SMS has the text alone. */
export interface Words {
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
  /** Of this one message: a carrier that gets it twice delivers it once. */
  readonly key?: string;
}

/** What a message says in one language. */
export interface Passage {
  readonly language: Language;
  readonly text: string;
}

const ANTI_PHISHING: Readonly<Record<Language, string>> = {
  en: 'Anti-phishing code',
  zh_CN: '防钓鱼码',
  zh_HK: '防釣魚碼',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
const tagOf = (language: Language): string => language.replace('_', '-');

/**
 * Puts a message together: its passages, and the member's anti-phishing code, which proves that the message is from us. A
 * letter shows a link as text only, and only one that stops something, so that nobody learns to log in from a message.
 */
export function letter(subject: string, passages: readonly Passage[], antiPhishingCode: string): Words {
  const label = passages.map(({ language }) => ANTI_PHISHING[language]).join(' ');
  const lines = passages.map(({ text }) => `【EZ Wallet】${text}`);
  const paragraphs = passages.map(({ language, text }) => `<p lang="${tagOf(language)}">${escaped(text)}</p>`);
  if (antiPhishingCode !== '') {
    lines.push(`${label}: ${antiPhishingCode}`);
    paragraphs.push(`<p>${label}: <strong>${escaped(antiPhishingCode)}</strong></p>`);
  }
  const language = tagOf(passages[0]?.language ?? 'en');
  return {
    subject,
    text: lines.join('\n'),
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
      `<body style="margin:0;padding:24px;font:16px/1.5 sans-serif"><h1 style="font-size:18px">EZ Wallet</h1>${paragraphs.join('')}</body></html>`,
  };
}
