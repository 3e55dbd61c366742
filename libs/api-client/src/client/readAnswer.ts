import type { Answer, Head } from '../codes/index.ts';
import { RESPONSE_CODES } from '../codes/index.ts';
import { EnvelopeError } from '../envelope/index.ts';
import type { RawAnswer } from './raw-exchange.ts';
import { Fault } from './Fault.ts';

/** The only codes that may arrive unencrypted: they say that there is no shared key. */
const PLAIN_CODES: ReadonlySet<string> = new Set(
  RESPONSE_CODES.filter(({ action }) => action === 'rekey').map(({ code }) => code),
);
const decoder = /* @__PURE__ */ new TextDecoder();

/** An answer of the API, or the bare status of something that does not use the protocol. */
export type ReadAnswer = Answer & { readonly isBare: boolean };

function parseAnswer(text: string): { head: Head; body: unknown } | undefined {
  try {
    const { head, body } = JSON.parse(text) as { head?: Head; body?: unknown };
    return typeof head?.code === 'string' ? { head, body } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens an answer.
 * @param open opens the envelope
 * @throws {Fault} `unreadable` for a successful status with an unreadable body
 */
export async function readAnswer(raw: RawAnswer, open: (text: string) => Promise<string>): Promise<ReadAnswer> {
  const { status } = raw;
  const text = decoder.decode(raw.bytes);
  if (raw.contentType.startsWith('application/json')) {
    // Anyone between client and server can write such an answer, so only one thing counts: exchange keys again.
    const code = parseAnswer(text)?.head.code;
    if (code !== undefined && PLAIN_CODES.has(code)) return { status, head: { code }, isBare: false };
  } else if (raw.contentType.startsWith('text/plain') && text !== '') {
    const opened = await open(text).catch((error: unknown) => {
      if (error instanceof EnvelopeError) return '';
      throw error;
    });
    const answer = parseAnswer(opened);
    if (answer) return { status, ...answer, isBare: false };
  }
  if (status >= 200 && status < 300) throw new Fault('unreadable');
  return { status, isBare: true };
}
