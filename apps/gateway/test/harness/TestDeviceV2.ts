import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { type Answer, type Post, TestDevice } from './TestDevice.ts';

/** What the answer to an offer says. */
export interface Choice {
  readonly version: number;
  readonly kid: string;
  readonly key: string;
  readonly signature: string;
}

/** A sealed request as it goes over the wire, and what its answer must name. */
export interface Sealed {
  readonly path: string;
  readonly qid: string;
  readonly number: bigint;
  readonly body: string;
}

const TAG = 16;
const NONCE = 12;
const NUMBER = 8;

/**
 * A device that speaks envelope version 2 by itself: node:crypto, and none of our client's code, so that the two cannot
 * share a mistake.
 */
export class TestDeviceV2 extends TestDevice {
  versions: number[] = [2, 1];
  requestKey: Buffer = Buffer.alloc(0);
  responseKey: Buffer = Buffer.alloc(0);
  number = 0n;
  #exchanging: Promise<void> | undefined;
  readonly #pins: () => Promise<ReadonlyMap<string, string>>;

  /** @param pins kid and point in base64 */
  constructor(post: Post, pins: () => Promise<ReadonlyMap<string, string>>, id?: string) {
    super(post, id);
    this.#pins = pins;
  }

  override async exchange(): Promise<void> {
    this.keySession = randomBytes(16).toString('hex');
    const ecdh = createECDH('prime256v1');
    const key = ecdh.generateKeys('base64');
    const choice = await this.offer(key);
    const transcript = await this.#verified(key, choice);
    const secret = ecdh.computeSecret(Buffer.from(choice.key, 'base64'));
    const salt = createHash('sha256').update(transcript).digest();
    const derive = (way: string) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `EZ Wallet envelope 2 ${way} key`, 32));
    this.requestKey = derive('request');
    this.responseKey = derive('response');
    this.key = this.requestKey;
    this.number = 0n;
  }

  /** Sends an offer. @throws Error unless the answer is a choice */
  async offer(key: string): Promise<Choice> {
    const kids = [...(await this.#pins()).keys()];
    const answer = await this.raw('/api/gw/p3', JSON.stringify({ versions: this.versions, kids, key }));
    if (answer.status !== 200) throw new Error(`p3 answered ${answer.status}: ${answer.bytes.toString()}`);
    return JSON.parse(answer.bytes.toString()) as Choice;
  }

  /** @throws Error unless a pinned key signed both sides' words */
  async #verified(key: string, choice: Choice): Promise<Buffer> {
    const pins = await this.#pins();
    const transcript = Buffer.from(
      [
        'EZ Wallet envelope 2 exchange',
        this.keySession,
        this.id,
        this.fingerprint,
        this.versions.join(' '),
        [...pins.keys()].join(' '),
        key,
        choice.version,
        choice.kid,
        choice.key,
      ].join('\n'),
    );
    const point = Buffer.from(pins.get(choice.kid) ?? '', 'base64');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', transcript, signer, Buffer.from(choice.signature, 'base64')))
      throw new Error('The signature is wrong.');
    return transcript;
  }

  /** Seals a call with the next number, or with a given one. */
  sealCall(path: string, value: unknown, { number = ++this.number, qid = randomUUID() as string } = {}): Sealed {
    const counted = Buffer.alloc(NUMBER);
    counted.writeBigUInt64BE(number);
    const nonce = Buffer.concat([Buffer.alloc(NONCE - NUMBER), counted]);
    const cipher = createCipheriv('aes-256-gcm', this.requestKey, nonce).setAAD(
      this.#data('request', { path, qid, number }),
    );
    const body = Buffer.concat([
      counted,
      cipher.update(JSON.stringify(value), 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return { path, qid, number, body: body.toString('base64') };
  }

  /** Opens an answer to a request. @throws Error when it belongs to another one */
  openAnswer(request: Pick<Sealed, 'path' | 'qid' | 'number'>, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.responseKey, bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    });
    decipher.setAAD(this.#data('response', request)).setAuthTag(bytes.subarray(-TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
  }

  #data(way: string, { path, qid, number }: Pick<Sealed, 'path' | 'qid' | 'number'>): Buffer {
    return Buffer.from(
      [`EZ Wallet envelope 2 ${way}`, path, qid, this.keySession, this.id, this.fingerprint, number].join('\n'),
    );
  }

  /** Sends a sealed call as it is. */
  async send({ path, qid, body }: Sealed, headers: Readonly<Record<string, string>> = {}) {
    return await this.raw(`/api${path}`, body, { qid, ...headers });
  }

  override async call(path: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    // Calls that run side by side share one exchange.
    if (!this.key) await (this.#exchanging ??= this.exchange().finally(() => (this.#exchanging = undefined)));
    const request = this.sealCall(path, this.complete(fields));
    const answer = await this.send(request);
    if (answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
    return this.readAnswer(request, answer);
  }

  readAnswer(request: Sealed, { contentType, bytes }: { contentType: string; bytes: Buffer }): Answer {
    const isPlain = contentType.startsWith('application/json');
    const { head, body } = JSON.parse(isPlain ? bytes.toString() : this.openAnswer(request, bytes.toString())) as Omit<
      Answer,
      'code'
    >;
    return { code: head.code, head, body };
  }
}
