import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  randomUUID,
} from 'node:crypto';

/** One HTTP exchange, whatever carries it. */
export type Post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
) => Promise<{ readonly status: number; readonly contentType: string; readonly bytes: Buffer }>;

export interface Answer {
  readonly code: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read bodies of any shape
  readonly body: any;
  readonly head: {
    readonly code: string;
    readonly message: string;
    readonly serverTime: number;
    /** With the answer to a change of credentials only. */
    readonly token?: string;
    readonly tokenExpiredDate?: number;
  };
}

const RSA_CHUNK = 117;
/** Of every device of this process: it takes long to make, and hides one session key each time. The gateway does not keep it. */
let rsaPair: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } | undefined;
/** What a path may name. Anything else stays in the form, where its refusal comes from. */
const PATH_VALUES: readonly string[] = ['IMG', 'VIDEO'];
/** Paths of calls that carry a file as a form. */
const FORMS = /uploadFileKYC|\/upload(?:Pic|Video)Pub$/;

/**
 * A device that speaks envelope version 1 by itself, with node:crypto and none of our client's code, so that the two
 * cannot share a mistake.
 */
export class TestDevice {
  readonly id: string;
  readonly fingerprint = randomBytes(32).toString('hex');
  keySession = randomBytes(16).toString('hex');
  token = '';
  /** What every body carries; set it for the calls that a fingerprint or face allows. */
  biometricsCode = '';
  key: Buffer | undefined;
  readonly #post: Post;

  /** @param id default: a new device */
  constructor(post: Post, id: string = randomUUID()) {
    this.#post = post;
    this.id = id;
  }

  headers(): Record<string, string> {
    return {
      'content-type': 'text/plain; charset=utf-8',
      s1: this.keySession,
      deviceid: this.id,
      devicefp: this.fingerprint,
      devicename: encodeURIComponent('测试 Test, Node, 20'),
      qid: randomUUID(),
      language: 'zh_CN',
    };
  }

  async exchange(): Promise<void> {
    this.keySession = randomBytes(16).toString('hex');
    const serverKey = createPublicKey({ key: (await this.raw('/api/gw/p1', '')).bytes, format: 'der', type: 'spki' });
    const { publicKey, privateKey } = (rsaPair ??= generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicExponent: 65_537,
    }));
    const answer = await this.raw('/api/gw/p2', keyRequest(publicKey, serverKey));
    if (answer.status !== 200) throw new Error(`p2 answered ${answer.status}: ${answer.bytes.toString()}`);
    this.key = openKeyAnswer(privateKey, answer.bytes);
  }

  async raw(path: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
    return await this.#post(path, { ...this.headers(), ...headers }, body);
  }

  /** Calls an endpoint; the automatic fields go with it. */
  async call(path: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    if (!this.key) await this.exchange();
    const complete = this.complete(fields);
    const answer = FORMS.test(path)
      ? await this.#sendForm(path, complete)
      : await this.raw(`/api${path}`, this.seal(complete));
    if (answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
    return this.read(answer);
  }

  /** Fields with the automatic ones. */
  complete(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const automatic = {
      s0: this.token,
      terminalType: 'H5',
      deviceName: 'Test',
      domainName: 'localhost',
      productId: 'P96',
      language: 'zh_CN',
      biometricsCode: this.biometricsCode,
    };
    return { loginName: '', ...fields, ...automatic };
  }

  /** A form goes outside the envelope, with the token in its header. */
  async #sendForm(path: string, fields: Readonly<Record<string, unknown>>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '', s0: this.token };
    const filled = path
      .replace('{s0}', '-')
      .replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(PATH_VALUES.find((known) => known === fields[name]) ?? '-'),
      );
    return await this.raw(`/api${filled}`, Buffer.from(await sent.arrayBuffer()), headers);
  }

  read({ contentType, bytes }: { contentType: string; bytes: Buffer }): Answer {
    const text = contentType.startsWith('application/json') ? bytes.toString() : this.open(bytes.toString());
    const { head, body } = JSON.parse(text) as Omit<Answer, 'code'>;
    return { code: head.code, head, body };
  }

  seal(value: unknown): string {
    const cipher = createCipheriv('aes-128-ecb', this.#key(), null);
    return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
  }

  open(sealed: string): string {
    const decipher = createDecipheriv('aes-128-ecb', this.#key(), null);
    return Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]).toString('utf8');
  }

  #key(): Buffer {
    if (!this.key) throw new Error('Exchange keys first.');
    return this.key;
  }
}

/** What p2 carries: the client's key as base64, in RSA chunks, in base64. */
export function keyRequest(publicKey: KeyObject, serverKey: KeyObject): string {
  const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const blocks: Buffer[] = [];
  for (let at = 0; at < text.length; at += RSA_CHUNK) {
    const chunk = Buffer.from(text.slice(at, at + RSA_CHUNK), 'ascii');
    blocks.push(publicEncrypt({ key: serverKey, padding: constants.RSA_PKCS1_PADDING }, chunk));
  }
  return Buffer.concat(blocks).toString('base64');
}

/** Node refuses PKCS#1 v1.5 decryption on some versions, so the test unpads plainly. */
export function openKeyAnswer(privateKey: KeyObject, bytes: Buffer): Buffer {
  const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, bytes);
  return Buffer.from(block.subarray(block.indexOf(0, 2) + 1).toString('ascii'), 'base64');
}
