import { type Db, sql } from '../db/index.ts';
import type { Carrier } from './Messenger.ts';

/** Puts messages where the sandbox's page shows them, instead of ringing anybody's telephone. */
export function createOutboxCarrier(db: Db, channel: 'sms' | 'email'): Carrier {
  return {
    async send(target, { subject, text }) {
      await db.query(sql`
        insert into outbox_message (channel, target, subject, body)
        values (${channel}, ${target}, ${subject}, ${text})`);
    },
  };
}
