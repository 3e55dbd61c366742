import ky, { HTTPError, type RetryOptions } from 'ky';
import type { Dialect } from '../dialect.ts';
import { createDeadline } from './createDeadline.ts';
import { Fault } from './Fault.ts';
import type { RawAnswer, RawRequest } from './raw-exchange.ts';

/** Sends a request. @throws {Fault} when there is no readable answer */
export type Transport = (request: RawRequest) => Promise<RawAnswer>;

function retryOptions({ retry }: Dialect): RetryOptions {
  return {
    limit: retry.attempts,
    methods: ['get', 'post'],
    statusCodes: [...retry.statuses],
    afterStatusCodes: [...retry.statuses],
    maxRetryAfter: retry.maxRetryAfter,
    delay: () => retry.delay,
    jitter: true,
  };
}

/**
 * Sends requests with ky, which provides retries with `Retry-After` and jitter. Bodies are encrypted before it and
 * decrypted after it, because its response hooks clone bodies and stall. Its timeout ends with the headers, so we use
 * our own. A request with progress uses XMLHttpRequest instead, without retries; that code loads with the first such
 * request.
 */
export function createTransport(dialect: Dialect, fetch?: typeof globalThis.fetch): Transport {
  const statuses = new Set(dialect.retry.statuses);
  const http = ky.create({ cache: 'no-store', redirect: 'error', timeout: false, ...(fetch ? { fetch } : {}) });

  async function sendByKy(request: RawRequest, signal: AbortSignal): Promise<RawAnswer> {
    const { url, method = 'post', body, headers, retry, renew } = request;
    const response = await http(url, {
      method,
      headers: { ...headers },
      signal,
      retry: retry ? retryOptions(dialect) : 0,
      throwHttpErrors: (status) => retry && statuses.has(status),
      ...(body === undefined ? {} : { body }),
      hooks: {
        beforeRetry: [
          async ({ request }) => {
            if (!renew) return undefined;
            const next = await renew();
            const renewed = new Request(request, { method, body: next.body });
            for (const [name, value] of Object.entries(next.headers)) renewed.headers.set(name, value);
            return renewed;
          },
        ],
      },
    }).catch((error: unknown) => {
      if (error instanceof HTTPError) return error.response;
      throw error;
    });
    return {
      status: response.status,
      statusText: response.statusText,
      contentType: response.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  }

  async function sendWatched(request: RawRequest, signal: AbortSignal, watch: NonNullable<RawRequest['onProgress']>) {
    const { sendByXhr } = await import('./sendByXhr.ts');
    return await sendByXhr(request, signal, watch);
  }

  return async (request) => {
    const { timeout, signals, onProgress } = request;
    const deadline = createDeadline(timeout, signals);
    const watch = fetch === undefined && typeof XMLHttpRequest === 'function' ? onProgress : undefined;
    let answer: RawAnswer;
    try {
      answer = await (watch ? sendWatched(request, deadline.signal, watch) : sendByKy(request, deadline.signal));
    } catch {
      // Drops the original error, because it may contain the request and so the token.
      if (deadline.hasTimedOut()) throw new Fault('timeout');
      throw new Fault(deadline.signal.aborted ? 'aborted' : 'offline');
    } finally {
      deadline.clear();
    }
    if (!watch) onProgress?.(1);
    return answer;
  };
}
