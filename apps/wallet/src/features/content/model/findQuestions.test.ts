import { describe, expect, it } from 'vitest';
import { findQuestions, groupQuestions } from './findQuestions.ts';

const faq = (id: string, topic: string, question: string, answer: string) => ({
  id,
  topic,
  question,
  answer,
  body: [],
});
const FAQS = [
  faq('escrow', 'Trade', 'Why do the coins wait in escrow?', 'Nobody can take them.'),
  faq('fee', 'Money', 'How is the withdrawal fee set?', 'Each network has a fixed fee.'),
  faq('zh', 'Money', '提幣手續費怎樣計算？', '每個網絡收取固定的手續費。'),
];
const ids = (typed: string) => findQuestions(FAQS, typed).map(({ id }) => id);

describe('findQuestions', () => {
  it('finds every word in question, answer or topic, whatever the case and the order', () => {
    expect(ids('')).toEqual(['escrow', 'fee', 'zh']);
    expect(ids('FEE network')).toEqual(['fee']);
    expect(ids('money')).toEqual(['fee', 'zh']);
    expect(ids('手續費')).toEqual(['zh']);
    expect(ids('Ｆｅｅ')).toEqual(['fee']);
    expect(ids('fee escrow')).toEqual([]);
  });

  it('groups by topic', () => {
    expect(groupQuestions(FAQS).map(({ name, questions }) => [name, questions.length])).toEqual([
      ['Trade', 1],
      ['Money', 2],
    ]);
  });
});
