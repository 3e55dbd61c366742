/** Why an envelope could not be exchanged, sealed or opened. */
export type EnvelopeFault =
  /** Outside a browser jsencrypt seeds itself from `Math.random`, so the client side refuses to run there. */
  | 'BROWSER_ONLY'
  /** WebCrypto is missing: the page was not loaded over https or from localhost. */
  | 'INSECURE_CONTEXT'
  /** The server's public key is not an RSA key of an accepted size. */
  | 'SERVER_KEY'
  /** The client's public key was refused. */
  | 'CLIENT_KEY'
  /** Text for RSA must be ASCII, because jsencrypt counts characters, not bytes. */
  | 'NOT_ASCII'
  /** The session key does not have 16, 24 or 32 bytes, or there is none for this session. */
  | 'SESSION_KEY'
  /** Bad base64, padding or UTF-8. They are deliberately indistinguishable. */
  | 'SEALED_TEXT'
  /** The block lengths of a key request are wrong. */
  | 'KEY_REQUEST'
  | FaultOfV2;

/** The faults that only version 2 finds. Its own module explains them. */
export type FaultOfV2 =
  /** No pinned key has signed the answer to the offer, or somebody has changed the offer or the answer. */
  | 'SIGNATURE'
  /** The server signs with none of the pinned keys any more. */
  | 'PINNED_KEY'
  /** This device has used version 2 with this server, and now it should use version 1. */
  | 'DOWNGRADE';

const EXPLANATIONS: Record<Exclude<EnvelopeFault, FaultOfV2>, string> = {
  BROWSER_ONLY:
    'The key exchange runs in browsers only: elsewhere jsencrypt has no safe source of randomness. In Node, pass ' +
    "`envelope: createNodeEnvelope` from '@ezwallet/api-client/testing' to createClient.",
  INSECURE_CONTEXT: 'WebCrypto is missing, so no key pair can be made. Serve the page over https or from localhost.',
  SERVER_KEY: "The server's public key is not an RSA key of 1024 bits or more. Check that the base address is an API.",
  CLIENT_KEY: "The client's public key is not an RSA key that this server accepts.",
  NOT_ASCII: 'Only ASCII text can be encrypted with RSA here. Encode it, for example as base64, first.',
  SESSION_KEY: 'There is no usable AES key for this session. Exchange keys again.',
  SEALED_TEXT: 'The text cannot be opened with this key.',
  KEY_REQUEST: 'The key request is malformed.',
};

/**
 * Failure of the envelope. It carries a fault, never a key, a plaintext or a ciphertext.
 *
 * @example
 * try {
 *   await client.connect();
 * } catch (error) {
 *   if (error instanceof EnvelopeError && error.fault === 'INSECURE_CONTEXT') explainHttps();
 * }
 */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
  readonly fault: EnvelopeFault;

  constructor(fault: EnvelopeFault, explanation = EXPLANATIONS[fault as keyof typeof EXPLANATIONS]) {
    super(explanation);
    this.fault = fault;
  }
}
