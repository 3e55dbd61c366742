import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { receiveReply } from '../access/sms-replies/receiveReply.ts';

const message = v.strictObject({
  from: v.pipe(v.string(), v.trim(), v.regex(/^\+[1-9]\d{5,14}$/)),
  text: v.pipe(v.string(), v.maxLength(500)),
});

/** Sends an SMS from a phone to the number of the service. @throws {ApiFailure} `ARGS_INVALID` */
export async function sendSms({ db, config }: Services, body: unknown) {
  const input = v.safeParse(message, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  return { to: config.smsReplies?.number ?? '', counts: await receiveReply(db, input.output) };
}
