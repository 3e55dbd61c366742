import { type Db, sql } from '../../db/index.ts';

/** A message as the provider tells it. */
export interface ReceivedSms {
  /** The sender as an E.164 number, such as `+8613812345678`. */
  readonly from: string;
  readonly text: string;
}

/**
 * Takes a message that somebody sent to the number of the service. It counts for the question with this text, if it comes from
 * exactly the phone that the question is for, in time. The same message again changes nothing.
 */
export async function receiveReply(db: Pick<Db, 'maybe'>, { from, text }: ReceivedSms): Promise<boolean> {
  const row = await db.maybe(sql`
    update sms_reply set received_at = app_now()
    where phone = ${from} and text = ${normal(text)} and received_at is null and expires_at > app_now() returning 1`);
  return row !== undefined;
}

/** Phones capitalise the first word only, and add a space at the end. */
const normal = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
