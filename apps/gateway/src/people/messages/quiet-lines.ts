import type { Language } from '../../outside/mail/letter.ts';
import { type InThree, QUIET_TITLES, QUIET_WORDS } from './quiet-words.ts';
import type { MessageEvent, SentSubject } from './subjects.ts';
import { type Reader, writeLine } from './writeMessage.ts';

const PLACES: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, zh_CN: 1, zh_HK: 2 };

/** The title and the text of a notification that anybody may see who looks at the device. */
export function quietLine(
  { language }: Pick<Reader, 'language'>,
  type: SentSubject,
  event: MessageEvent,
): readonly [title: string, body: string] {
  const inTheirs = (texts: InThree) => texts[PLACES[language ?? 'en']];
  if (type === 'code') throw new Error('A one-time code is no notification: send it to the phone or the mailbox.');
  const own = QUIET_WORDS[event];
  return [inTheirs(QUIET_TITLES[type]), own ? inTheirs(own) : writeLine({ language }, event, {})[0]];
}
