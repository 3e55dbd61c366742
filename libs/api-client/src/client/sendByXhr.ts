import { Fault } from './Fault.ts';
import type { RawAnswer, RawRequest } from './raw-exchange.ts';

/**
 * Sends by XMLHttpRequest, the only way to get upload progress in every browser: fetch has no such event, and a custom
 * stream as body works in one engine only, over HTTP/2.
 *
 * @param onProgress receives the share that was sent, from 0 to 1
 * @throws {Fault} when there is no readable answer; the caller knows whether its signal was the reason
 */
export function sendByXhr(
  { url, method = 'post', body, headers }: RawRequest,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<RawAnswer> {
  const xhr = new XMLHttpRequest();
  const abort = (): void => xhr.abort();
  return new Promise<RawAnswer>((resolve, reject) => {
    const fail = (): void => reject(new Fault('offline'));
    if (signal.aborted) return fail();
    signal.addEventListener('abort', abort, { once: true });
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('error', fail);
    xhr.addEventListener('abort', fail);
    xhr.addEventListener('load', () => {
      // Redirects cannot be disabled here, so an answer from another address is not trusted.
      if (xhr.responseURL !== new URL(url, location.href).href) return fail();
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        contentType: xhr.getResponseHeader('content-type') ?? '',
        bytes: new Uint8Array(xhr.response as ArrayBuffer),
      });
    });
    xhr.open(method.toUpperCase(), url);
    xhr.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body ?? null);
  }).finally(() => signal.removeEventListener('abort', abort));
}
