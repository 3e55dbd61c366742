import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { dialect } from '@ezwallet/api-client/envelope';

/** Room for the fields beside the file. */
const FORM_BYTES = dialect.limits.videoBytes + dialect.limits.callBytes;
/** A form is in memory while it is read and checked, so only so many are there at a time. */
const MOST_AT_ONCE = 6;
const RETRY_SECONDS = '2';

/** One way in for uploads outside the envelope. */
export interface FormRoute {
  readonly path: string;
  readonly serve: RouteHandlerMethod;
}

/** Adds the calls that carry files as forms. Only they take multipart bodies, and bodies of this size. */
export function formRoutes(app: FastifyInstance, routes: readonly FormRoute[]): void {
  let underway = 0;
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      if (underway >= MOST_AT_ONCE)
        return await reply.code(503).header('retry-after', RETRY_SECONDS).send({ message: 'Busy.' });
      underway += 1;
      let isOver = false;
      const end = (): void => {
        if (!isOver) underway -= 1;
        isOver = true;
      };
      // The second one comes alone where the client went away.
      reply.raw.once('finish', end).once('close', end);
    });
    for (const { path, serve } of routes)
      // `{name}` of the contract is `:name` here.
      scope.post(dialect.basePath + path.replace(/\{(\w+)\}/g, ':$1'), { bodyLimit: FORM_BYTES }, serve);
  });
}
