import type { Faq } from '@ezwallet/api-client/contract';

/** Questions of one topic, in their order. */
export interface Topic {
  readonly name: string;
  readonly questions: readonly Faq[];
}

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/**
 * Finds the questions that have every word of what somebody typed, in the question, its answer or its topic. Chinese has no spaces,
 * so a word there is all the text between two of them.
 */
export function findQuestions(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return faqs.filter(({ topic, question, answer }) => {
    const text = plain(`${topic} ${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Groups questions, of which those of one topic are adjacent. */
export function groupQuestions(faqs: readonly Faq[]): readonly Topic[] {
  const topics: { name: string; questions: Faq[] }[] = [];
  for (const faq of faqs) {
    const last = topics.at(-1);
    if (last?.name === faq.topic) last.questions.push(faq);
    else topics.push({ name: faq.topic, questions: [faq] });
  }
  return topics;
}
