import { createTransport } from 'nodemailer';
import type { Carrier } from './Messenger.ts';

const TIMEOUT = 15_000;

/** E-mail over SMTP; the URL carries host, port and credentials: `smtps://user:password@mail.example:465`. */
export function createSmtpCarrier(url: string, from: string): Carrier & { close(): void } {
  const transport = createTransport({ url, pool: true, connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT } as object, {
    from,
  });
  return {
    async send(target, { subject, text }) {
      await transport.sendMail({ to: { name: '', address: target }, subject, text });
    },
    close: () => transport.close(),
  };
}
