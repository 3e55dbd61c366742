import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestDevice } from './TestDevice.ts';

/** A notification as the browser reads it. */
export interface PushedNotice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly lang: string;
}

/** A browser with its push service, which checks what the gateway sends by the standards alone. */
export class PushBrowser {
  /** The answer of the service. */
  answer = 201;
  /** Milliseconds that it takes for that. */
  pause = 0;
  readonly asked: { readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }[] = [];
  readonly #server: Server;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #path = `/push/${randomBytes(12).toString('base64url')}`;

  private constructor() {
    this.#keys.generateKeys();
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => void chunks.push(chunk));
      request.on('end', () => {
        if (request.url === this.#path && request.method === 'POST')
          this.asked.push({ headers: request.headers, bytes: Buffer.concat(chunks) });
        setTimeout(() => response.writeHead(this.answer).end(), this.pause);
      });
    });
  }

  static async open(): Promise<PushBrowser> {
    const browser = new PushBrowser();
    await new Promise<void>((resolve) => browser.#server.listen(0, '127.0.0.1', resolve));
    return browser;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As `PushSubscription.toJSON` has it. */
  get subscription() {
    return {
      endpoint: this.origin + this.#path,
      p256dh: this.#keys.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  async subscribe(device: TestDevice): Promise<string> {
    return (await device.call('/exchangeUser/subscribePush', this.subscription)).code;
  }

  /** Takes what came so far, decrypted. */
  taken(): PushedNotice[] {
    return this.asked.splice(0).map(({ bytes }) => JSON.parse(this.#open(bytes)) as PushedNotice);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** RFC 8291, section 3.4, and RFC 8188, section 2, from the receiver's side. */
  #open(bytes: Buffer): string {
    const salt = bytes.subarray(0, 16);
    const keyLength = bytes.readUInt8(20);
    const theirs = bytes.subarray(21, 21 + keyLength);
    const record = bytes.subarray(21 + keyLength);
    if (record.length > bytes.readUInt32BE(16)) throw new Error('There is more than one record.');
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const secret = hkdfSync('sha256', this.#keys.computeSecret(theirs), this.#auth, about, 32);
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const opened = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    opened.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
    if (plain.at(-1) !== 2) throw new Error('The record is not the last one.');
    return plain.subarray(0, -1).toString('utf8');
  }
}

/** RFC 8292: the claims of an `Authorization` header. @throws Error where its signature is not of this key */
export function readVapid(header: string | undefined, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key !== publicKey) throw new Error('The key is not that to which the browser subscribed.');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const ok = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!ok) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
