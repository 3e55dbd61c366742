import { type Phrase, phrases } from './phrases.ts';
import type { Text } from './readTexts.ts';

/** A phrase in a text, where it is and what to write instead. */
export interface Finding {
  readonly line: number;
  readonly found: string;
  readonly phrase: Phrase;
}

const compiled = phrases.map((phrase) => ({
  phrase,
  expression: new RegExp(`(?<![\\w-])(?:${phrase.pattern.replaceAll(' ', String.raw`\s+`)})(?![\\w-])`, 'gi'),
}));

/** Every banned phrase of a text, in the order of the text. */
export function findPhrases({ kind, line, text }: Text): Finding[] {
  return compiled
    .filter(({ phrase }) => !phrase.in || phrase.in.includes(kind))
    .flatMap(({ phrase, expression }) =>
      [...text.matchAll(expression)].map(({ 0: match, index }) => ({
        line: line + text.slice(0, index).split('\n').length - 1,
        found: match.replaceAll(/\s+/g, ' '),
        phrase,
      })),
    )
    .sort((a, b) => a.line - b.line);
}
