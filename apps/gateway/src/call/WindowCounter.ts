import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimitOptions } from '@fastify/rate-limit';

/** How often something may happen: `points` in each `window` of milliseconds. */
interface WindowRule {
  readonly points: number;
  readonly window: number;
}

/** Counts calls in this process, in fixed windows, where only the handler knows who calls. */
export interface WindowCounter {
  /**
   * Counts one call under a key. A request counts one key after the other, never two at once.
   * @returns milliseconds until the window ends when the limit is exceeded, else 0
   */
  hit(request: FastifyRequest, key: string, rule: WindowRule): Promise<number>;
}

/** A key and its count take some 300 bytes. With more callers, the counts of the oldest start again. */
const MAX_KEYS = 100_000;

/** Makes a counter of `@fastify/rate-limit`, which must be registered. */
export function createWindowCounter(app: Pick<FastifyInstance, 'createRateLimit'>, maxKeys = MAX_KEYS): WindowCounter {
  // The library asks for key, limit and window by the request alone.
  const asked = new WeakMap<FastifyRequest, WindowRule & { readonly key: string }>();
  const of = (request: FastifyRequest) => {
    const call = asked.get(request);
    if (!call) throw new Error('A call is counted through WindowCounter.hit only.');
    return call;
  };
  const options: RateLimitOptions = {
    cache: maxKeys,
    keyGenerator: (request) => of(request).key,
    max: (request) => of(request).points,
    timeWindow: (request) => of(request).window,
    allowList: [],
  };
  const count = app.createRateLimit(options);
  return {
    async hit(request, key, { points, window }) {
      asked.set(request, { key, points, window });
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded ? counted.ttl : 0;
    },
  };
}
