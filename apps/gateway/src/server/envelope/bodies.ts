import type { FastifyReply } from 'fastify';
import type { OpenedSession } from '../../call/CallContext.ts';
import { readJson } from '../../call/json-body.ts';
import type { KeySession } from './KeySessions.ts';
import { openRequest, type OpenedRequest, type RequestFacts } from './openRequest.ts';

/** A body that came from the holder of the key. `fields` is undefined where `readJson` refuses them. */
export interface OpenedBody extends Omit<OpenedRequest, 'text'> {
  readonly fields: Record<string, unknown> | undefined;
}

/** Opens a sealed body; undefined when it does not decrypt or is no object. */
export function openBody(session: KeySession, facts: RequestFacts, sealed: unknown): OpenedBody | undefined {
  let opened: OpenedRequest;
  try {
    opened = openRequest(session, facts, typeof sealed === 'string' ? sealed : '');
  } catch {
    return undefined;
  }
  const read = readJson(opened.text);
  if (read.kind === 'refused') return { ...opened, fields: undefined };
  const value = read.kind === 'read' ? read.value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return { ...opened, fields: value as Record<string, unknown> };
}

/** What the envelope holds. */
export interface Answer {
  readonly code: string;
  readonly body: unknown;
  /** A token that replaces the caller's. */
  readonly renewed?: OpenedSession | undefined;
}

/** Seals head and body as the answer to an opened request. A refusal's message is its code: words belong to the application. */
export function sealAnswer(
  reply: FastifyReply,
  { seal }: Pick<OpenedRequest, 'seal'>,
  serverTime: number,
  { code, body, renewed }: Answer,
): FastifyReply {
  const head = {
    code,
    message: code === '0000' ? '' : code,
    serverTime,
    ...(renewed && { token: renewed.token, tokenExpiredDate: renewed.expiresAt }),
  };
  return reply.type('text/plain; charset=utf-8').send(seal(JSON.stringify({ head, body })));
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
