import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { createHttpSmsCarrier } from './createHttpSmsCarrier.ts';
import type { Carriers } from './Messenger.ts';
import { createOutboxCarrier } from './createOutboxCarrier.ts';
import { createSmtpCarrier } from './createSmtpCarrier.ts';

/** The carriers that the configuration asks for; in the sandbox the outbox stands in for those it does not name. */
export function chooseCarriers({ mail, sandbox }: Config, db: Db): Carriers {
  const smtp = mail.smtpUrl ? createSmtpCarrier(mail.smtpUrl, mail.from) : undefined;
  const sms = mail.smsUrl ? createHttpSmsCarrier(mail.smsUrl, mail.smsToken) : undefined;
  return {
    email: smtp ?? (sandbox ? createOutboxCarrier(db, 'email') : undefined),
    sms: sms ?? (sandbox ? createOutboxCarrier(db, 'sms') : undefined),
    close: () => smtp?.close(),
  };
}
