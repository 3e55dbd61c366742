/** The two messages of the exchange of version 2, as JSON. */

/** The offer of a client. */
export interface Offer {
  /** Versions that the client can, best first. */
  readonly versions: readonly number[];
  /** Ids of the signature keys that the client knows. */
  readonly kids: readonly string[];
  /** The client's key for this session: an uncompressed point of P-256 in base64. */
  readonly key: string;
}

/** The answer of a server to an offer. */
export interface Choice {
  readonly version: number;
  readonly kid: string;
  /** The server's key for this session. Empty with version 1, which has an exchange of its own. */
  readonly key: string;
  /** ECDSA with SHA-256 over the transcript, 64 bytes (IEEE P1363) in base64. */
  readonly signature: string;
}

const POINT = /^B[A-Za-z0-9+/]{86}=$/;
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;
const KID = /^[0-9a-f]{16}$/;
const MAX_VERSIONS = 4;
const MAX_KIDS = 4;

type Loose<T> = { readonly [Key in keyof T]?: unknown };

function parse<T>(text: string): Loose<T> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isShortList = (value: unknown, most: number): value is unknown[] =>
  Array.isArray(value) && value.length >= 1 && value.length <= most;
const isVersion = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99;

/** Reads an offer; undefined for anything else. The point may still be off the curve. */
export function readOffer(text: string): Offer | undefined {
  const { versions, kids, key } = parse<Offer>(text);
  if (!isShortList(versions, MAX_VERSIONS) || !versions.every(isVersion)) return undefined;
  if (!isShortList(kids, MAX_KIDS) || !kids.every((kid): kid is string => typeof kid === 'string' && KID.test(kid)))
    return undefined;
  return typeof key === 'string' && POINT.test(key) ? { versions, kids, key } : undefined;
}

/** Reads an answer; undefined for anything else, such as that of a server that knows none of the client's pins. */
export function readChoice(text: string): Choice | undefined {
  const { version, kid, key, signature } = parse<Choice>(text);
  if (!isVersion(version) || typeof kid !== 'string' || typeof key !== 'string' || typeof signature !== 'string')
    return undefined;
  if (!KID.test(kid) || !SIGNATURE.test(signature) || !(version === 1 ? key === '' : POINT.test(key))) return undefined;
  return { version, kid, key, signature };
}
