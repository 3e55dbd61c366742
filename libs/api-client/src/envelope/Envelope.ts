/** A key session: an id by which the server finds the key. The key itself stays inside the envelope. */
export interface KeySession {
  /** 128 bits in hex, new at each exchange. */
  readonly id: string;
}

/**
 * Sends one step of the key exchange.
 * @param path below the base path
 * @param sessionId the new key session, for its header
 * @param body text, or nothing
 * @returns the bytes of the answer
 */
export type KeyPost = (path: string, sessionId: string, body?: string) => Promise<Uint8Array>;

/**
 * How bodies travel. One implementation per version of the wire; the client uses only this interface.
 *
 * @example
 * const envelope = createEnvelopeV1();
 * const session = await envelope.exchange(post);
 * const sealed = await envelope.seal(session, '{"s0":""}');
 */
export interface Envelope {
  readonly version: number;
  /** Agrees on a key. @throws {EnvelopeError} and whatever `post` throws */
  exchange(post: KeyPost): Promise<KeySession>;
  /** Text to wire text. @throws {EnvelopeError} `SESSION_KEY` for a session of another envelope */
  seal(session: KeySession, text: string): Promise<string>;
  /** Wire text to text. @throws {EnvelopeError} `SEALED_TEXT`, `SESSION_KEY` */
  open(session: KeySession, sealed: string): Promise<string>;
}
