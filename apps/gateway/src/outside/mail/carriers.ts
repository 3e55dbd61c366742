import { createTransport } from 'nodemailer';
import { type Config, StartError } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Carrier, Carriers } from './Messenger.ts';

/** Makes the carriers of the configuration. In the sandbox the outbox replaces those that it does not name. */
export function chooseCarriers({ mail, sandbox }: Config, db: Db): Carriers {
  const smtp = mail.smtpUrl ? createSmtpCarrier(mail.smtpUrl, mail.from) : undefined;
  const sms = mail.smsUrl ? createHttpSmsCarrier(mail.smsUrl, mail.smsToken) : undefined;
  return {
    email: smtp ?? (sandbox ? createOutboxCarrier(db, 'email') : undefined),
    sms: sms ?? (sandbox ? createOutboxCarrier(db, 'sms') : undefined),
    check: async () => await smtp?.check(),
    close: () => smtp?.close(),
  };
}

const TIMEOUT = 15_000;

/** E-mail over SMTP; the URL carries host, port and credentials: `smtps://user:password@mail.example:465`. */
export function createSmtpCarrier(url: string, from: string): Carrier & Required<Pick<Carriers, 'check' | 'close'>> {
  const transport = createTransport({ url, pool: true, connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT } as object, {
    from,
  });
  const [, domain = 'localhost'] = /@([^\s>]+)/.exec(from) ?? [];
  return {
    async send(target, { subject, text, html, key }) {
      // Mailboxes show two letters with one Message-ID (RFC 5322, section 3.6.4) once.
      const messageId = key && `<${key}@${domain}>`;
      await transport.sendMail({
        to: { name: '', address: target },
        subject,
        text,
        html,
        ...(messageId && { messageId }),
      });
    },
    async check() {
      try {
        await transport.verify();
      } catch (cause) {
        const { code = '', response = '' } = cause as { code?: string; response?: string };
        throw new StartError(
          `The mail server of SMTP_URL, ${new URL(url).host}, does not take mail from us (${response || code}). Start it, or correct SMTP_URL.`,
          { cause },
        );
      }
    },
    close: () => transport.close(),
  };
}

/**
 * SMS through an HTTP provider: `POST` of `{"to": "+8613…", "text": "…"}`, the token as bearer, and an `Idempotency-Key` by which the
 * provider sends a message once; any 2xx is success.
 * Write a carrier of a few lines for a provider with another form.
 */
export function createHttpSmsCarrier(url: string, token: string | undefined): Carrier {
  return {
    async send(target, { text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: JSON.stringify({ to: target, text }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}. Check SMS_URL and SMS_TOKEN.`);
    },
  };
}

/** Stores messages for the sandbox's page instead of sending them. */
function createOutboxCarrier(db: Db, channel: 'sms' | 'email'): Carrier {
  return {
    async send(target, { subject, text, key }) {
      await db.query(sql`
        insert into outbox_message (channel, target, subject, body, key)
        values (${channel}, ${target}, ${subject}, ${text}, ${key ?? null}) on conflict (key) do nothing`);
    },
  };
}
