import type { NotificationChannel } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import { quietLine } from './quiet-lines.ts';
import { type SentSubject, SUBJECTS } from './subjects.ts';
import { type Reader, writeCode, writeMessage } from './writeMessage.ts';

const MINUTE = 60_000;
/** Noon in China on a day of no meaning. */
const SOME_NOON = Date.UTC(2027, 0, 15, 4);

/** A message as the member would get it: in the member's language, with the anti-phishing code, and with invented facts. */
export function sampleOf(
  reader: Reader,
  type: SentSubject,
  channel: NotificationChannel,
  { codes }: Pick<Policy, 'codes'>,
): string {
  const subject = SUBJECTS[type];
  if (!('sample' in subject)) return writeCode(reader, 'login', '482913', codes.lifetime / MINUTE).text;
  if (channel === 'push') return quietLine(reader, type, subject.sample).join('\n');
  const facts = { coins: '20.00 USDT', fiat: '143.60 CNY', until: SOME_NOON, device: 'iOS, Safari' };
  return writeMessage(reader, subject.sample, facts).text;
}
