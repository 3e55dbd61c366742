import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto';
import type Forge from 'node-forge';
import { dialect } from '../dialect.ts';
import type * as BrowserRsa from '../envelope/v1/browserRsa.ts';
import { type BenchRow, benchRow } from './BenchRow.ts';
import { loadBundled } from './bundle.ts';
import { medians, race } from './measure.ts';

interface JsEncrypt {
  readonly JSEncrypt: new (options: { default_key_size: string }) => { getPrivateKey(): string };
}

const { keyBits, chunk } = dialect.rsa;
const MICROSECONDS = 1000;
const PADDING = constants.RSA_PKCS1_PADDING;
const pieces = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / chunk) }, (_, index) => text.slice(index * chunk, (index + 1) * chunk));

/** The key exchange: the request with the client's key, the answer with the AES key, and generating the key pair. */
export async function keyRows(): Promise<BenchRow[]> {
  const rsa = await loadBundled<typeof BrowserRsa>(`export * from '../envelope/v1/browserRsa.ts';`);
  const { forge } = await loadBundled<{ forge: typeof Forge }>(`export { default as forge } from 'node-forge';`);
  const { JSEncrypt } = await loadBundled<JsEncrypt>(`export { JSEncrypt } from 'jsencrypt';`);

  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: keyBits });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' });
  const privatePem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const forgePublic = forge.pki.publicKeyFromPem(publicPem.toString());
  const forgePrivate = forge.pki.privateKeyFromPem(privatePem);
  const jsPrivate = rsa.importPrivateKey(privatePem);
  const sessionKey = Buffer.alloc(16, 7).toString('base64');
  const answer = publicEncrypt({ key: publicKey, padding: PADDING }, Buffer.from(sessionKey));
  const openWithForge = (): string => forgePrivate.decrypt(answer.toString('binary'), 'RSAES-PKCS1-V1_5');
  if (jsPrivate.decrypt(answer) !== sessionKey || openWithForge() !== sessionKey)
    throw new Error('The engines produce different results, so their times cannot be compared.');

  const request = await race({
    ours: () => rsa.encryptChunked(spki, spki),
    forge: () =>
      forge.util.encode64(
        pieces(spki)
          .map((piece) => forgePublic.encrypt(piece, 'RSAES-PKCS1-V1_5'))
          .join(''),
      ),
    node: () =>
      Buffer.concat(
        pieces(spki).map((piece) => publicEncrypt({ key: publicKey, padding: PADDING }, Buffer.from(piece))),
      ),
  });
  const opening = await race({
    ours: () => jsPrivate.decrypt(answer),
    forge: openWithForge,
    // The bare operation, as the gateway uses it, because Node's own padding check refuses to act as an oracle.
    node: () => privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, answer),
  });
  const pairs = await medians(
    {
      ours: () => rsa.createKeyPair(),
      jsencrypt: () => new JSEncrypt({ default_key_size: String(keyBits) }).getPrivateKey(),
      forge: () => forge.pki.rsa.generateKeyPair({ bits: keyBits }),
    },
    11,
  );
  return [
    benchRow(
      'encrypt the key request, by jsencrypt',
      MICROSECONDS * request.ours,
      MICROSECONDS * request.forge,
      'node-forge',
      'µs',
      1.5,
    ),
    benchRow(
      'encrypt the key request, by jsencrypt',
      MICROSECONDS * request.ours,
      MICROSECONDS * request.node,
      'node:crypto',
      'µs',
      40,
    ),
    benchRow(
      'decrypt the session key, by jsencrypt',
      MICROSECONDS * opening.ours,
      MICROSECONDS * opening.forge,
      'node-forge',
      'µs',
      1.5,
    ),
    benchRow(
      'decrypt the session key, by jsencrypt',
      MICROSECONDS * opening.ours,
      MICROSECONDS * opening.node,
      'node:crypto',
      'µs',
      60,
    ),
    benchRow('make a key pair, by WebCrypto', pairs.ours, pairs.jsencrypt, 'jsencrypt', 'ms', 0.5),
    benchRow('make a key pair, by WebCrypto', pairs.ours, pairs.forge, 'node-forge', 'ms', 0.5),
  ];
}
