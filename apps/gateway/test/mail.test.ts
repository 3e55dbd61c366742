import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpSmsCarrier, createSmtpCarrier } from '../src/outside/mail/carriers.ts';
import { letter } from '../src/outside/mail/letter.ts';
import { createMessenger } from '../src/outside/mail/Messenger.ts';
import { writeCode, writeMessage } from '../src/people/messages/writeMessage.ts';
import { silentLog } from './harness/testGateway.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Mail {
  readonly to: string[];
  readonly source: string;
  readonly isEncrypted: boolean;
  readonly user: unknown;
}

/** A mail server that keeps what it gets. */
async function mailServer(options: SMTPServerOptions) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    ...options,
    onData(stream, { envelope, secure: isEncrypted, user }, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => (source += text));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source, isEncrypted, user });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, port: (server.server.address() as AddressInfo).port };
}

const OPEN: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] };
/** As a provider has it: encrypted, and for customers only. */
const GUARDED: SMTPServerOptions = {
  onAuth: ({ username, password }, _session, done) =>
    username === 'wallet' && password === 'p@ss word'
      ? done(null, { user: username })
      : done(new Error('Unknown user or wrong password.')),
};
const CREDENTIALS = `wallet:${encodeURIComponent('p@ss word')}`;
/** The certificate of the server in this test is nobody's. */
const ANY_CERTIFICATE = 'tls.rejectUnauthorized=false';
const FROM = 'EZ Wallet <no-reply@wallet.example>';

/** The parts of a message by their type, decoded. */
function partsOf(source: string): Readonly<Record<string, string>> {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trim().split('\r\n\r\n');
      const type = /Content-Type: ([\w/]+)/i.exec(head)?.[1] ?? '';
      return [type, decode(body.join('\r\n\r\n'), /Content-Transfer-Encoding: ([\w-]+)/i.exec(head)?.[1])];
    }),
  );
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
}

async function send(
  url: string,
  words: Parameters<ReturnType<typeof createSmtpCarrier>['send']>[1],
  to = 'robin@example.com',
) {
  const carrier = createSmtpCarrier(url, FROM);
  closing.push(async () => carrier.close());
  await carrier.send(to, words);
}

const READER = { language: 'zh_HK', antiPhishingCode: 'blue <kettle>' } as const;

describe('e-mail', () => {
  it.each([
    ['TLS from the start', 'smtps'],
    ['STARTTLS', 'smtp'],
  ])(
    'reaches a real SMTP server over %s with a password, in the language of the person, with the anti-phishing code',
    async (_, scheme) => {
      const { mails, port } = await mailServer({ ...GUARDED, secure: scheme === 'smtps' });
      await send(
        `${scheme}://${CREDENTIALS}@127.0.0.1:${port}/?${ANY_CERTIFICATE}`,
        writeCode(READER, 'login', '482913', 5),
      );
      expect(mails).toMatchObject([{ to: ['robin@example.com'], isEncrypted: true, user: 'wallet' }]);
      const source = mails[0]?.source ?? '';
      expect(source).toContain(`From: ${FROM}`);
      const { 'text/plain': text, 'text/html': html } = partsOf(source);
      expect(text?.trim()).toBe(
        '【EZ Wallet】482913：用於登入，5 分鐘內有效。請勿告訴任何人。\n防釣魚碼: blue <kettle>',
      );
      expect(html).toContain('<html lang="zh-HK">');
      expect(html).toContain('482913：用於登入');
      expect(html).toContain('防釣魚碼: <strong>blue &lt;kettle&gt;</strong>');
    },
  );

  it('does not go to a server whose certificate nobody vouches for', async () => {
    const { mails, port } = await mailServer({ ...GUARDED, secure: true });
    await expect(
      send(`smtps://${CREDENTIALS}@127.0.0.1:${port}`, writeCode(READER, 'login', '482913', 5)),
    ).rejects.toThrow(/certificate/i);
    expect(mails).toEqual([]);
  });

  it('does not go in the clear where the URL asks for TLS', async () => {
    const { mails, port } = await mailServer(OPEN);
    await expect(
      send(`smtp://127.0.0.1:${port}/?requireTLS=true`, writeCode(READER, 'login', '482913', 5)),
    ).rejects.toThrow(/STARTTLS/);
    expect(mails).toEqual([]);
  });

  it('fails with a wrong password', async () => {
    const { mails, port } = await mailServer({ ...GUARDED, secure: true });
    const url = `smtps://wallet:wrong@127.0.0.1:${port}/?${ANY_CERTIFICATE}`;
    await expect(send(url, writeCode(READER, 'login', '482913', 5))).rejects.toThrow('wrong password');
    expect(mails).toEqual([]);
  });

  it('takes an address as an address: nothing can be smuggled in', async () => {
    const { mails, port } = await mailServer(OPEN);
    const words = { subject: 'x\r\nBcc: eve@example.com', text: '.' };
    await send(`smtp://127.0.0.1:${port}`, words, 'robin@example.com\r\nBcc: eve@example.com').catch(() => undefined);
    for (const mail of mails) {
      expect(mail.to).not.toContain('eve@example.com');
      expect(mail.source).not.toMatch(/^Bcc:/m);
    }
  });
});

describe('SMS', () => {
  it('posts the text to the provider with its token, and takes only success for success', async () => {
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
    const words = writeCode({ language: 'en', antiPhishingCode: 'blue kettle' }, 'login', '482913', 5);
    await carrier.send('+8613812345678', words);
    const text =
      '【EZ Wallet】482913 is your code to log in. It is valid for 5 minutes. Never share it.\nAnti-phishing code: blue kettle';
    expect(requests).toEqual([
      { body: JSON.stringify({ to: '+8613812345678', text }), authorization: 'Bearer provider-token' },
    ]);
    status = 503;
    await expect(carrier.send('+8613812345678', words)).rejects.toThrow('503');
  });
});

describe('a message that is handed over twice', () => {
  const words = { subject: 'Hello', text: 'Hello', key: 'message-7' };

  it.each([
    [FROM, 'wallet.example'],
    ['EZ Wallet', 'localhost'],
  ])('has one Message-ID as e-mail from %s', async (from, domain) => {
    const { mails, port } = await mailServer(OPEN);
    const carrier = createSmtpCarrier(`smtp://127.0.0.1:${port}`, from);
    closing.push(async () => carrier.close());
    for (let time = 0; time < 2; time += 1) await carrier.send('robin@example.com', words);
    const ids = mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim());
    expect(ids).toEqual([`<message-7@${domain}>`, `<message-7@${domain}>`]);
  });

  it('has one Idempotency-Key as SMS, and a code has none', async () => {
    const keys: unknown[] = [];
    const server = createServer((request, response) => {
      keys.push(request.headers['idempotency-key']);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const carrier = createHttpSmsCarrier(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, undefined);
    for (const each of [words, words, { subject: '', text: 'A code' }]) await carrier.send('+8613812345678', each);
    expect(keys).toEqual(['message-7', 'message-7', undefined]);
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
    const outcomes: boolean[] = [];
    const messenger = createMessenger({ sms: carrier, email: undefined }, silentLog);
    messenger.send(phone, words, async (isSent) => void outcomes.push(isSent));
    expect(outcomes).toEqual([]);
    await messenger.close();
    expect(tries).toEqual(Array.from({ length: 3 }, () => '+8613812345678'));
    expect(outcomes).toEqual([false]);
    expect([messenger.canReach('phone'), messenger.canReach('email')]).toEqual([true, false]);
  });
});

describe('a letter', () => {
  it('has the anti-phishing code in text and HTML where one is set, in the languages of its passages [S35]', () => {
    const both = writeMessage({ language: null, antiPhishingCode: 'blue kettle' }, 'newDevice', { device: 'iPhone' });
    expect(both.text).toContain('防钓鱼码 Anti-phishing code: blue kettle');
    expect(both.html).toContain('<strong>blue kettle</strong>');
    const none = writeMessage({ language: 'en', antiPhishingCode: '' }, 'newDevice', { device: 'iPhone' });
    expect(`${none.text}${none.html}`).not.toContain('Anti-phishing');
  });

  it('cannot be made to show markup or a link', () => {
    const { html } = letter('<b>', [{ language: 'en', text: '<script>1</script> "x" \'y\' &' }], '<i>');
    expect(html).toContain('&lt;script&gt;1&lt;/script&gt; &quot;x&quot; &#39;y&#39; &amp;');
    expect(html).not.toMatch(/<script|<i>|<a |https?:|src=/);
  });
});
