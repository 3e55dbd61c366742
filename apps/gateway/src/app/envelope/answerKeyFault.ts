import type { FastifyReply } from 'fastify';

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
