import { LANGUAGES } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { NOTICES, type OwnerNotice } from './account-events.ts';
import { quietLine } from './quiet-lines.ts';
import { QUIET_WORDS } from './quiet-words.ts';
import { EVENTS, type MessageEvent, type SentSubject } from './subjects.ts';
import { writeLine } from './writeMessage.ts';

const ALL: readonly { readonly event: MessageEvent; readonly type: SentSubject }[] = [
  ...EVENTS,
  ...(Object.keys(NOTICES) as OwnerNotice[]).map((event) => ({ event, type: NOTICES[event] })),
];
const FACTS = { coins: '1 USDT', fiat: '7 CNY', until: 0, device: 'Kitchen phone', address: '+86 •••• 1' };

describe.each(LANGUAGES)('a notification without details in %s', (language) => {
  it.each(ALL)('names no amount, time, device or address: $event [S35]', ({ event, type }) => {
    for (const text of quietLine({ language }, type, event)) expect(text).toMatch(/^[^\d{}•]+$/);
    expect(quietLine({ language }, type, event).join(' ')).not.toMatch(/USDT|CNY|Kitchen|UTC|undefined/);
  });
});

it('has words of its own only where the usual ones name something', () => {
  for (const { event } of ALL) {
    const namesSomething = LANGUAGES.some(
      (language) => writeLine({ language }, event, FACTS)[0] !== writeLine({ language }, event, {})[0],
    );
    expect([event, QUIET_WORDS[event] !== undefined]).toEqual([event, namesSomething]);
  }
});
