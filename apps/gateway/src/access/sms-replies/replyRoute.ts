import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { takeJson } from '../../call/json-body.ts';
import type { Services } from '../../call/Services.ts';
import { isSameDigest, pepperedHash } from '../../secrets/digest.ts';
import { receiveReply } from './receiveReply.ts';

/** Where the provider of incoming SMS calls. */
export const REPLY_PATH = '/sms/replies';

const received = v.strictObject({
  from: v.pipe(v.string(), v.regex(/^\+[1-9]\d{5,14}$/)),
  to: v.pipe(v.string(), v.maxLength(20)),
  text: v.pipe(v.string(), v.maxLength(500)),
  /** When the provider sends this, in epoch milliseconds. */
  time: v.pipe(v.number(), v.integer()),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** How far the provider's clock may be off, and for how long its request counts. */
const CLOCK_SKEW = 5 * 60_000;

/**
 * Takes incoming SMS from the provider. `sign` is HMAC-SHA256 in hex, with the key of the configuration, over method, path, `from`,
 * `to`, `text` and `time`, each with its length and a colon before it. Without a key there is no such route.
 */
export function replyRoute(app: FastifyInstance, { config, db, clock }: Services): void {
  const { number, key } = config.smsReplies ?? {};
  if (!key) return;
  void app.register(async (scope) => {
    takeJson(scope);
    scope.post(REPLY_PATH, async (request, reply) => {
      const input = v.safeParse(received, request.body);
      if (!input.success) return await reply.code(400).send();
      const { from, to, text, time, sign } = input.output;
      const expected = pepperedHash(key, 'POST', REPLY_PATH, from, to, text, String(time));
      const isGenuine = isSameDigest(expected, Buffer.from(sign, 'hex')) && Math.abs(clock.now() - time) <= CLOCK_SKEW;
      if (!isGenuine) return await reply.code(401).send();
      if (to === number) await receiveReply(db, { from, text });
      // The provider learns nothing about which messages count.
      return await reply.code(204).send();
    });
  });
}
