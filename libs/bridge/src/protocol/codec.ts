import { BridgeError } from './BridgeError.ts';
import type { Message } from './message.ts';

/** 1 MiB. An encoded message is ASCII, so characters are bytes. */
const MAX_LENGTH = 0x100000;
/** 8 MiB, only for messages that carry a picture or a document. */
const MAX_FILE_LENGTH = 0x800000;
const FILE_METHODS: readonly string[] = ['saveImage', 'saveFile'];

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NAME = /^[A-Za-z][\w.]{0,63}$/;
/** Keys through which a careless merge would reach `Object.prototype`. */
const POISONOUS = /^(__proto__|constructor)$/;

/**
 * Encodes a message as text for the wire.
 *
 * @throws BridgeError `TOO_LARGE` when it is over 1 MiB (8 MiB for `saveImage` and `saveFile`).
 * @throws TypeError when the data is cyclic or contains a bigint.
 * @example
 * import { encodeMessage } from '@ezwallet/bridge';
 *
 * encodeMessage({ v: 1, type: 'event', id: crypto.randomUUID(), name: 'userLogin' }); // '%7B%22v%22%3A1...'
 */
export function encodeMessage(message: Message): string {
  const text = encodeURIComponent(JSON.stringify(message));
  const { name, type }: { readonly name?: string; readonly type: string } = message;
  if (text.length > limitOf(message)) throw new BridgeError('TOO_LARGE', name ?? type);
  return text;
}

/**
 * Decodes a message from the wire. The text is untrusted: anything but a well-formed message returns `undefined`, and
 * keys that could reach a prototype are dropped at every depth.
 *
 * @example
 * import { decodeMessage } from '@ezwallet/bridge';
 *
 * const message = decodeMessage('%7B%7D');
 * if (message?.type === 'request') console.log(message.name, message.data);
 */
export function decodeMessage(text: unknown): Message | undefined {
  if (typeof text !== 'string' || text.length > MAX_FILE_LENGTH) return undefined;
  try {
    // Reading fields of null throws, and is caught like any other malformed text.
    const message: unknown = JSON.parse(decodeURIComponent(text), dropPoison);
    return isMessage(message) && text.length <= limitOf(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function limitOf(message: Message): number {
  return message.type !== 'response' && FILE_METHODS.includes(message.name) ? MAX_FILE_LENGTH : MAX_LENGTH;
}

function dropPoison(key: string, value: unknown): unknown {
  return POISONOUS.test(key) ? undefined : value;
}

function isMessage(value: unknown): value is Message {
  const { v, type, id, name, ok, error } = value as Readonly<Record<string, unknown>>;
  if (v !== 1 || !matches(ID, id)) return false;
  if (type !== 'response') return (type === 'request' || type === 'event') && matches(NAME, name);
  return ok === true || (ok === false && isFault(error));
}

function isFault(error: unknown): boolean {
  const { code, message } = error as Readonly<Record<string, unknown>>;
  return typeof code === 'string' && typeof message === 'string';
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}
