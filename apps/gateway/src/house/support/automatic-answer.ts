import type { Language } from '../../outside/mail/letter.ts';

const WORDS = {
  en: {
    soon: (minutes: number) => `Thanks for writing. A person usually answers within ${minutes} min.`,
    later: 'Thanks for writing. A person will answer here.',
    questions: 'Meanwhile, these often help:',
  },
  zh_CN: {
    soon: (minutes: number) => `感谢留言。人工客服通常在 ${minutes} 分钟内回复。`,
    later: '感谢留言，人工客服会在此回复您。',
    questions: '以下问题或许有帮助：',
  },
  zh_HK: {
    soon: (minutes: number) => `感謝留言。客服人員通常在 ${minutes} 分鐘內回覆。`,
    later: '感謝留言，客服人員會在此回覆你。',
    questions: '以下問題或有幫助：',
  },
} as const;

/** The first words of a new conversation, in the language of its asker. @param hasLinks questions follow that may help */
export function writeAutomaticAnswer(language: Language | null, minutes: number | null, hasLinks: boolean): string {
  const { soon, later, questions } = WORDS[language ?? 'en'];
  const when = minutes === null ? later : soon(minutes);
  return hasLinks ? `${when} ${questions}` : when;
}
