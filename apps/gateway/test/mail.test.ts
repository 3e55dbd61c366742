import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpSmsCarrier, createSmtpCarrier } from '../src/mail/carriers.ts';
import { createMessenger } from '../src/mail/Messenger.ts';
import { codeWords, newDeviceWords } from '../src/mail/words.ts';
import { silentLog } from './harness/testGateway.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that keeps what it gets. */
async function mailServer() {
  const mails: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => (source += text));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

describe('e-mail', () => {
  it('reaches a real SMTP server, in both languages', async () => {
    const { mails, url } = await mailServer();
    const carrier = createSmtpCarrier(url, 'EZ Wallet <no-reply@wallet.example>');
    await carrier.send('robin@example.com', codeWords('register', '482913', 300_000, ''));
    carrier.close();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual(['robin@example.com']);
    expect(mails[0]?.source).toContain('From: EZ Wallet <no-reply@wallet.example>');
    const body = mails[0]?.source.split('\r\n\r\n').slice(1).join('') ?? '';
    const text = /base64/.test(mails[0]?.source ?? '') ? Buffer.from(body, 'base64').toString() : body;
    expect(text).toContain('482913');
  });

  it('takes an address as an address: nothing can be smuggled in', async () => {
    const { mails, url } = await mailServer();
    const carrier = createSmtpCarrier(url, 'a@wallet.example');
    await carrier
      .send('robin@example.com\r\nBcc: eve@example.com', { subject: 'x\r\nBcc: eve@example.com', text: '.' })
      .catch(() => undefined);
    carrier.close();
    for (const mail of mails) {
      expect(mail.to).not.toContain('eve@example.com');
      expect(mail.source).not.toMatch(/^Bcc:/m);
    }
  });
});

describe('SMS', () => {
  it('posts to the provider with its token, and takes only success for success', async () => {
    const requests: { body: string; authorization: string | undefined }[] = [];
    let status = 202;
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        requests.push({ body, authorization: request.headers.authorization });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const carrier = createHttpSmsCarrier(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
      'provider-token',
    );
    await carrier.send('+8613812345678', { subject: '', text: '482913' });
    expect(requests).toEqual([
      { body: JSON.stringify({ to: '+8613812345678', text: '482913' }), authorization: 'Bearer provider-token' },
    ]);
    status = 503;
    await expect(carrier.send('+8613812345678', { subject: '', text: '1' })).rejects.toThrow('503');
  });
});

describe('the messenger', () => {
  const phone = { kind: 'phone', areaCode: '86', number: '13812345678' } as const;
  const words = { subject: '', text: 'hello' };

  it('tries again, gives up quietly, and never makes the caller wait', async () => {
    const tries: string[] = [];
    const carrier = {
      send: async (target: string) => {
        tries.push(target);
        throw new Error('down');
      },
    };
    const messenger = createMessenger({ sms: carrier, email: undefined }, silentLog);
    messenger.send(phone, words);
    await messenger.close();
    expect(tries).toEqual(Array.from({ length: 3 }, () => '+8613812345678'));
    expect([messenger.canReach('phone'), messenger.canReach('email')]).toEqual([true, false]);
  });
});

it('messages carry the anti-phishing code, where one is set [S35]', () => {
  expect(codeWords('login', '123456', 300_000, 'blue kettle').text).toContain('blue kettle');
  expect(codeWords('login', '123456', 300_000, '').text).not.toContain('Anti-phishing');
  expect(newDeviceWords('', 'blue kettle').text).toContain('blue kettle');
});
