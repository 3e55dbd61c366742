import type { Policy } from '../../config/index.ts';
import type { Language } from '../../outside/mail/letter.ts';
import type { AnswerTime } from './answer-time.ts';

const WORDS = {
  en: {
    soon: (minutes: number) => `Thanks for writing. A person usually answers within ${minutes} min.`,
    later: 'Thanks for writing. A person will answer here.',
    closed: (when: string) => `Thanks for writing. Support is closed now. People answer again from ${when}.`,
    questions: 'Meanwhile, these often help:',
  },
  zh_CN: {
    soon: (minutes: number) => `感谢留言。人工客服通常在 ${minutes} 分钟内回复。`,
    later: '感谢留言，人工客服会在此回复您。',
    closed: (when: string) => `感谢留言。现在是客服休息时间，人工客服将从 ${when} 起回复您。`,
    questions: '以下问题或许有帮助：',
  },
  zh_HK: {
    soon: (minutes: number) => `感謝留言。客服人員通常在 ${minutes} 分鐘內回覆。`,
    later: '感謝留言，客服人員會在此回覆你。',
    closed: (when: string) => `感謝留言。現在是客服休息時間，客服人員將由 ${when} 起回覆你。`,
    questions: '以下問題或有幫助：',
  },
} as const;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh_CN: 'zh-CN', zh_HK: 'zh-HK' };

/** A moment by the clock of support, with its time zone: the reader may live in another one. */
const momentIn = (language: Language, timeZone: string, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);

/** The first words of a new conversation, in the language of its asker. @param hasLinks questions follow that may help */
export function writeAutomaticAnswer(
  asked: Language | null,
  { support: { hours } }: Policy,
  { answerMinutes, opensAt }: AnswerTime,
  hasLinks: boolean,
): string {
  const language = asked ?? 'en';
  const { soon, later, closed, questions } = WORDS[language];
  const open = answerMinutes === null ? later : soon(answerMinutes);
  const when = opensAt === null ? open : closed(momentIn(language, hours.timeZone, opensAt));
  return hasLinks ? `${when} ${questions}` : when;
}
