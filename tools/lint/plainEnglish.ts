import { findPhrases } from './findPhrases.ts';
import { isRead, readTexts } from './readTexts.ts';
import type { Rule } from './Rule.ts';

/** Rejects phrases that are not plain English. */
export const plainEnglish: Rule = {
  name: 'plain English',
  advice: 'docs/voice.md says how we write.',
  check: (files) =>
    files
      .filter(({ path }) => isRead(path))
      .flatMap(({ path, text }) =>
        readTexts(path, text)
          .flatMap(findPhrases)
          .map(({ line, found, phrase: { instead, why } }) => ({
            path,
            line,
            text: `"${found}" (${why}). Write: ${instead}.`,
          })),
      ),
};
