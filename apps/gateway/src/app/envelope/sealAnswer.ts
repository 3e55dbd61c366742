import { sealBody } from '@ezwallet/api-client/envelope';
import type { FastifyReply } from 'fastify';

/** Seals head and body with the session's key. A refusal's message is its code: words belong to the application. */
export function sealAnswer(
  reply: FastifyReply,
  key: Uint8Array,
  serverTime: number,
  code: string,
  body: unknown,
): FastifyReply {
  const head = { code, message: code === '0000' ? '' : code, serverTime };
  return reply.type('text/plain; charset=utf-8').send(sealBody(key, JSON.stringify({ head, body })));
}
