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

/** The installation that keys belong to. */
export interface KeyHolder {
  readonly deviceId: string;
  readonly fingerprint: string;
}

/** One attempt of one call. Version 2 binds the body and its answer to it, so each attempt needs an object of its own. */
export interface CallBinding {
  /** Below the base path. */
  readonly path: string;
  /** The `qid` of this attempt. */
  readonly requestId: string;
}

/**
 * How bodies travel. One implementation per version of the wire; the client uses only this interface.
 *
 * @example
 * const envelope: Envelope = createEnvelopeV1();
 * const session = await envelope.exchange(post, { deviceId, fingerprint });
 * const sealed = await envelope.seal(session, '{"s0":""}', { path: '/order/pageQuery', requestId });
 */
export interface Envelope {
  readonly version: number;
  /** Agrees on a key. @throws {EnvelopeError} and whatever `post` throws */
  exchange(post: KeyPost, holder: KeyHolder): Promise<KeySession>;
  /** Text to wire text. @throws {EnvelopeError} `SESSION_KEY` for a session of another envelope */
  seal(session: KeySession, text: string, call: CallBinding): Promise<string>;
  /** Wire text to text: the answer to a call that was sealed or proved. @throws {EnvelopeError} `SEALED_TEXT`, `SESSION_KEY` */
  open(session: KeySession, sealed: string, call: CallBinding): Promise<string>;
  /** Header for a call whose body travels as a form, outside the envelope. Version 1 has none. */
  prove?(session: KeySession, call: CallBinding): Promise<string | undefined>;
}
