import { type CodeScene, readDeviceName } from '@ezwallet/api-client/contract';
import { type Language, letter, type Words } from '../../outside/mail/letter.ts';
import { english } from './english.ts';
import { hongKong } from './hongKong.ts';
import { simplified } from './simplified.ts';
import type { Link } from './stop-links.ts';
import type { MessageEvent } from './subjects.ts';

/** What a code is for. The last one has no scene on the wire: a call of its own sends it. */
export type CodeSubject = CodeScene | 'handOver';

/** What happened, and what to do next. */
export type Line = readonly [what: string, next: string];

/** All messages in one language. They name facts as `{coins}`, `{fiat}`, `{until}`, `{device}`, `{address}`, `{code}` and `{minutes}`. */
export interface MessageWords {
  /** A time limit that has moved on since. */
  readonly deadline: string;
  readonly order: string;
  readonly bill: string;
  /** A device that has no name. */
  readonly unknownDevice: string;
  /** A browser on a device: `{browser}` and `{device}`. */
  readonly browserOn: string;
  readonly lines: Readonly<Record<MessageEvent, Line>>;
  /** Before a link in a notice, by what it does. */
  readonly links: Readonly<Record<Link['does'], string>>;
  readonly codes: Readonly<Record<CodeSubject, string>>;
  /** Somebody tries to register or bind what the reader has already. */
  readonly alreadyRegistered: string;
}

const WORDS: Readonly<Record<Language, MessageWords>> = { en: english, zh_CN: simplified, zh_HK: hongKong };

/** Who reads a message. */
export interface Reader {
  /** Null where the reader's app has not said it. */
  readonly language: Language | null;
  readonly antiPhishingCode: string;
}

/** Somebody without an account. */
export const STRANGER: Reader = { language: null, antiPhishingCode: '' };

/** A link in a message. */
export interface MessageLink {
  readonly does: Link['does'];
  readonly url: string;
}

/** Facts of an event, ready for words. */
export interface MessageFacts {
  readonly coins?: string;
  readonly fiat?: string;
  /** When a time limit ends, in epoch milliseconds; null where it has moved on. */
  readonly until?: number | null;
  readonly device?: string;
  /** A phone number or e-mail address as others may see it. */
  readonly address?: string;
  readonly billNo?: string;
}

/** Times are of China, where the day of the platform begins. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

/** Nobody knows which language somebody reads whose app has not said it. */
const languagesOf = ({ language }: Reader): readonly Language[] => (language === null ? ['zh_CN', 'en'] : [language]);

const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

function lineOf(
  language: Language,
  event: MessageEvent,
  { coins = '', fiat = '', until = null, device = '', address = '' }: MessageFacts,
): Line {
  const { lines, deadline } = WORDS[language];
  const clock = isTradeStep(event) ? CLOCK : DATE;
  const facts = {
    coins,
    fiat,
    until: until === null ? deadline : `${clock.format(until)} (UTC+8)`,
    device: deviceWords(language, device),
    address,
  };
  const [what, next] = lines[event];
  return [fill(what, facts), fill(next, facts)];
}

/** A device as people call it. A name that somebody gave stays as it is. */
function deviceWords(language: Language, name: string): string {
  const { unknownDevice, browserOn } = WORDS[language];
  const { device, browser } = readDeviceName(name) ?? { device: name || unknownDevice };
  return browser === undefined ? device : fill(browserOn, { browser, device });
}

/** Within a trade the time of day is enough. */
const isTradeStep = (event: MessageEvent): boolean => / (buyer|seller)$/.test(event);

/** What happened and what to do next, in the language of the reader; in English for one whose app has not said it. */
export const writeLine = ({ language }: Pick<Reader, 'language'>, event: MessageEvent, facts: MessageFacts): Line =>
  lineOf(language ?? 'en', event, facts);

/** A message about an event, in the languages that its reader may understand. */
export function writeMessage(reader: Reader, event: MessageEvent, facts: MessageFacts, link?: MessageLink): Words {
  const isTrade = isTradeStep(event);
  const parts = languagesOf(reader).map((language) => {
    const line = lineOf(language, event, facts);
    const bill = facts.billNo === undefined ? [] : [`${WORDS[language][isTrade ? 'order' : 'bill']} ${facts.billNo}`];
    const stop = link ? [`${WORDS[language].links[link.does]} ${link.url}`] : [];
    return { language, what: line[0], text: [line.join(language === 'en' ? ' ' : ''), ...bill, ...stop].join(' ') };
  });
  return letter(`EZ Wallet: ${parts[0]?.what ?? ''}`, parts, reader.antiPhishingCode);
}

/** A one-time code. */
export function writeCode(reader: Reader, scene: CodeSubject, code: string, minutes: number): Words {
  const passages = languagesOf(reader).map((language) => ({
    language,
    text: fill(WORDS[language].codes[scene], { code, minutes: String(minutes) }),
  }));
  return letter(`EZ Wallet ${code}`, passages, reader.antiPhishingCode);
}

/** For the owner, when somebody tries to register or bind their phone or e-mail address again. */
export function writeAlreadyRegistered(reader: Reader): Words {
  const passages = languagesOf(reader).map((language) => ({ language, text: WORDS[language].alreadyRegistered }));
  return letter('EZ Wallet', passages, reader.antiPhishingCode);
}
