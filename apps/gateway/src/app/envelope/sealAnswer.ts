import { sealBody } from '@ezwallet/api-client/envelope';
import type { FastifyReply } from 'fastify';
import type { OpenedSession } from '../../identity/sessions.ts';

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
  return reply.type('text/plain; charset=utf-8').send(sealBody(key, JSON.stringify({ head, body })));
}
