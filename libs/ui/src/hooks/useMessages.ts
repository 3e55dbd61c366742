import { en } from '../messages/en.ts';
import type { Messages } from '../messages/Messages.ts';
import { useWords } from './useWords.ts';

/** The kit's messages in the language of the nearest `UiProvider`. */
export function useMessages(): Messages {
  return useWords(en);
}
