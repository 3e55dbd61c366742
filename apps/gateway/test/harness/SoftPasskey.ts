// An authenticator in software, made from WebAuthn level 3 with node:crypto and none of the gateway's library.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@ezwallet/api-client/contract';

/** Section 6.1. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const CAN_SYNC = 0x08;
const SYNCED = 0x10;
const HAS_KEY = 0x40;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** What an attacker, a broken browser or a broken authenticator says in place of the truth. */
export interface Lie {
  readonly type?: string;
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly isPresent?: boolean;
  readonly isVerified?: boolean;
  readonly count?: number;
  readonly userHandle?: string | undefined;
  readonly id?: string;
}

/** One passkey: a key pair on the curve P-256, and a count of its uses. */
export class SoftPasskey {
  readonly id: string = text(randomBytes(32));
  userHandle = '';
  count = 0;
  readonly #privateKey: KeyObject;
  readonly #point: Buffer;
  readonly #isSynced: boolean;
  readonly #origin: string;

  constructor({ isSynced = false, origin = 'http://localhost:8787' } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    // RFC 5480, section 2.2: the point ends the key, without its first byte 4.
    this.#point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-64);
    this.#isSynced = isSynced;
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create`. */
  create(
    offer: { readonly challenge: string; readonly rp: { readonly id: string }; readonly user: { readonly id: string } },
    lie: Lie = {},
  ): NewPasskey {
    this.userHandle = offer.user.id;
    const { id, clientDataJSON, data } = this.#say('webauthn.create', offer.challenge, offer.rp.id, HAS_KEY, lie);
    const rawId = Buffer.from(id, 'base64url');
    const idLength = Buffer.from([rawId.length >> 8, rawId.length & 0xff]);
    const authData = Buffer.concat([data, Buffer.alloc(16), idLength, rawId, this.#coseKey()]);
    return {
      id: lie.id ?? id,
      clientDataJSON,
      attestationObject: text(attestation(authData)),
      transports: ['internal'],
    };
  }

  /** Answers `navigator.credentials.get`. */
  sign(question: { readonly challenge: string; readonly rpId: string }, lie: Lie = {}): PasskeyAnswer {
    const { id, clientDataJSON, data } = this.#say('webauthn.get', question.challenge, question.rpId, 0, lie);
    const hash = digest(Buffer.from(clientDataJSON, 'base64url').toString());
    const signature = createSign('sha256')
      .update(Buffer.concat([data, hash]))
      .sign(this.#privateKey);
    const userHandle = 'userHandle' in lie ? lie.userHandle : this.userHandle;
    return {
      id: lie.id ?? id,
      clientDataJSON,
      authenticatorData: text(data),
      signature: text(signature),
      ...(userHandle && { userHandle }),
    };
  }

  #say(type: string, challenge: string, rpId: string, more: number, lie: Lie) {
    this.count += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.count ?? this.count);
    const { isPresent = true, isVerified = true, crossOrigin = false } = lie;
    const flags =
      (isPresent ? PRESENT : 0) | (isVerified ? VERIFIED : 0) | (this.#isSynced ? CAN_SYNC | SYNCED : 0) | more;
    const said = {
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? this.#origin,
      crossOrigin,
    };
    return {
      id: this.id,
      clientDataJSON: text(Buffer.from(JSON.stringify(said))),
      data: Buffer.concat([digest(lie.rpId ?? rpId), Buffer.from([flags]), count]),
    };
  }

  /** RFC 9053, section 7.1.1: key type 2, ES256, curve 1, both coordinates. */
  #coseKey(): Buffer {
    const [x, y] = [this.#point.subarray(0, 32), this.#point.subarray(32)];
    return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
  }
}

/** Section 6.5.4, in CBOR: `{fmt: "none", attStmt: {}, authData}`. */
function attestation(authData: Buffer): Buffer {
  const word = (name: string) => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)]);
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    word('fmt'),
    word('none'),
    word('attStmt'),
    Buffer.from([0xa0]),
    word('authData'),
    length,
    authData,
  ]);
}
