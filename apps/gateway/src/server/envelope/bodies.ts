import type { FastifyReply } from 'fastify';
import type { OpenedSession } from '../../call/CallContext.ts';
import { readJson } from '../../call/json-body.ts';
import { openText, sealText } from './nodeCipher.ts';

/** What a body came to. */
export type OpenedBody =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'fields'; readonly fields: Record<string, unknown> };

/** Opens a sealed body. `unreadable` when it does not decrypt or parse to an object; `refused` by `readJson`. */
export function parseBody(key: Uint8Array, sealed: string): OpenedBody {
  let text: string;
  try {
    text = openText(key, sealed);
  } catch {
    return { kind: 'unreadable' };
  }
  const read = readJson(text);
  if (read.kind !== 'read') return { kind: read.kind };
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'unreadable' };
  return { kind: 'fields', fields: value as Record<string, unknown> };
}

/** What the envelope holds. */
export interface Answer {
  readonly code: string;
  readonly body: unknown;
  /** A token that replaces the caller's. */
  readonly renewed?: OpenedSession | undefined;
}

/** Seals head and body with the session's key. A refusal's message is its code: words belong to the application. */
export function sealAnswer(
  reply: FastifyReply,
  key: Uint8Array,
  serverTime: number,
  { code, body, renewed }: Answer,
): FastifyReply {
  const head = {
    code,
    message: code === '0000' ? '' : code,
    serverTime,
    ...(renewed && { token: renewed.token, tokenExpiredDate: renewed.expiresAt }),
  };
  return reply.type('text/plain; charset=utf-8').send(sealText(key, JSON.stringify({ head, body })));
}

/**
 * Says that no key is shared: 400002 for an unknown or ended key session, 400003 for whatever does not open. The only
 * answers in plain JSON; each has one form, so it tells nothing about why.
 */
export function answerKeyFault(reply: FastifyReply, code: '400002' | '400003', serverTime: number): FastifyReply {
  return reply
    .code(400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ head: { code, message: code, serverTime }, body: null }));
}
