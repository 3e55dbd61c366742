import type { NoticeKey } from './notices.ts';
import { english } from './english.ts';
import { hongKong } from './hongKong.ts';
import { simplified } from './simplified.ts';

/** Facts that words name: `{coins}`, `{fiat}` and `{until}`. */
export interface NoticeFacts {
  readonly coins: string;
  readonly fiat: string;
  /** When a time limit ends, in epoch milliseconds; null where it has moved on. */
  readonly until: number | null;
}

/** What happened, and what to do next. */
export type Line = readonly [what: string, next: string];

/** All notices in one language. */
export interface NoticeWords {
  /** A time limit that has moved on since. */
  readonly deadline: string;
  readonly order: string;
  readonly lines: Readonly<Record<NoticeKey, Line>>;
}

const WORDS = { en: english, zh_CN: simplified, zh_HK: hongKong } as const satisfies Record<string, NoticeWords>;

/** A language in which the gateway writes. */
export type Language = keyof typeof WORDS;

/** The day of the platform begins at midnight in China, so times are of there. */
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** What happened, and then what to do, each without the facts of the other. */
function fill(language: Language, key: NoticeKey, { coins, fiat, until }: NoticeFacts): Line {
  const { lines, deadline } = WORDS[language];
  const by = until === null ? deadline : `${CLOCK.format(until)} (UTC+8)`;
  const [what, next] = lines[key];
  const say = (text: string) => text.replaceAll('{coins}', coins).replaceAll('{fiat}', fiat).replaceAll('{until}', by);
  return [say(what), say(next)];
}

/** A notice in the languages that its reader may understand. */
export function noticeWords(languages: readonly Language[], key: NoticeKey, facts: NoticeFacts, billNo: string) {
  const parts = languages.map((language) => ({ line: fill(language, key, facts), order: WORDS[language].order }));
  return {
    subject: `EZ Wallet: ${parts[0]?.line[0] ?? billNo}`,
    text: parts.map(({ line, order }) => `【EZ Wallet】${line.join(' ')} ${order} ${billNo}`).join('\n'),
  };
}
