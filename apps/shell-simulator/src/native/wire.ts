/**
 * Bridge protocol, version 1, from the side of a shell. It follows the description of the protocol and does not use
 * the page's package, so that each of the two checks the other.
 */
export interface Refusal {
  readonly ok: false;
  readonly error: { readonly code: string; readonly message: string };
  readonly data?: unknown;
}

export type Outcome = { readonly ok: true; readonly data?: unknown } | Refusal;

export interface Asking {
  readonly v: 1;
  readonly type: 'request' | 'event';
  readonly id: string;
  readonly name: string;
  readonly data?: unknown;
}

export type Answer = Outcome & { readonly v: 1; readonly type: 'response'; readonly id: string };

export type Message = Asking | Answer;

const MIB = 1024 * 1024;
const LIMITS = { files: 8 * MIB, others: MIB };
const WITH_FILES: readonly unknown[] = ['saveImage', 'saveFile'];

/** Text of a message. The shell never sends pictures or documents, so the smaller limit is the only one. */
export function write(message: Message): string {
  const text = encodeURIComponent(JSON.stringify(message));
  if (text.length > LIMITS.others) throw new RangeError(`${text.length} characters are more than a message may have.`);
  return text;
}

/** Returns the message in a text, or the reason why there is none. */
export function read(text: unknown): Message | { readonly malformed: string } {
  if (typeof text !== 'string') return { malformed: `not text but ${typeof text}` };
  if (text.length > LIMITS.files) return { malformed: 'over 8 MiB' };
  let message: Partial<Record<string, unknown>>;
  try {
    message = Object(JSON.parse(decodeURIComponent(text)));
  } catch (error) {
    return { malformed: error instanceof URIError ? 'not URL-encoded' : 'not JSON' };
  }
  const fault = faultOf(message);
  if (fault) return { malformed: fault };
  if (text.length > LIMITS.others && !WITH_FILES.includes(message['name'])) return { malformed: 'over 1 MiB' };
  return message as unknown as Message;
}

function faultOf({ v, type, id, name, ok, error }: Partial<Record<string, unknown>>): string | undefined {
  if (v !== 1) return 'v is not 1';
  if (typeof id !== 'string' || !/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(id)) return 'id is no UUID';
  if (type === 'request' || type === 'event') {
    return typeof name === 'string' && /^[A-Za-z][\w.]{0,63}$/.test(name) ? undefined : 'name is none';
  }
  if (type !== 'response') return 'type is neither request, response nor event';
  if (ok === true) return undefined;
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const told = ok === false && typeof code === 'string' && typeof message === 'string';
  return told ? undefined : 'a refusal needs error.code and error.message';
}
