import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialect } from '../dialect.ts';
import { createTransport } from './createTransport.ts';
import type { RawRequest } from './raw-exchange.ts';

/** An XMLHttpRequest whose network the test controls. */
class ScriptedXhr extends EventTarget {
  static last: ScriptedXhr | undefined;
  readonly upload = new EventTarget();
  readonly sentHeaders: Record<string, string> = {};
  opened: readonly [string, string] | undefined;
  body: unknown;
  responseType = '';
  responseURL = '';
  response = new ArrayBuffer(0);
  status = 0;
  statusText = '';
  isAborted = false;

  constructor() {
    super();
    ScriptedXhr.last = this;
  }
  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'text/plain' : null;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    const lengthComputable = total > 0;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable, loaded, total }));
  }
  answer(text: string, status = 200, from = this.opened?.[1] ?? ''): void {
    const response = new TextEncoder().encode(text).buffer;
    const responseURL = new URL(from, location.href).href;
    Object.assign(this, { status, statusText: 'Text', response, responseURL });
    this.dispatchEvent(new Event('load'));
  }
}

const request: RawRequest = {
  url: '/api/exchangeUser/uploadFile',
  body: 'sealed',
  headers: { qid: 'q-1' },
  timeout: 1_000,
  signals: [],
  retry: false,
};

async function start(more: Partial<RawRequest> = {}) {
  const seen: number[] = [];
  ScriptedXhr.last = undefined;
  const answer = createTransport(dialect)({ ...request, onProgress: (share) => seen.push(share), ...more });
  // A test may read it after it has failed.
  answer.catch(() => undefined);
  const xhr = await vi.waitUntil(() => ScriptedXhr.last, { interval: 1 });
  return { answer, xhr, seen };
}

beforeEach(() => {
  ScriptedXhr.last = undefined;
  vi.stubGlobal('XMLHttpRequest', ScriptedXhr);
  vi.stubGlobal('location', { href: 'https://wallet.example/kyc' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a request with progress', () => {
  it('is sent unchanged and reports its progress', async () => {
    const { answer, xhr, seen } = await start();
    expect(xhr).toMatchObject({
      opened: ['POST', request.url],
      sentHeaders: { qid: 'q-1' },
      body: 'sealed',
      responseType: 'arraybuffer',
    });
    xhr.progress(25, 100);
    xhr.progress(100, 100);
    xhr.answer('words', 429);
    const { bytes, ...rest } = await answer;
    expect(new TextDecoder().decode(bytes)).toBe('words');
    expect(rest).toEqual({ status: 429, statusText: 'Text', contentType: 'text/plain' });
    expect(seen).toEqual([0.25, 1]);
  });

  it('reports nothing when the length is unknown', async () => {
    const { answer, xhr, seen } = await start();
    xhr.progress(25, 0);
    xhr.answer('');
    await answer;
    expect(seen).toEqual([]);
  });

  it('is stopped by an abort, before and during the request', async () => {
    const controller = new AbortController();
    const { answer, xhr } = await start({ signals: [controller.signal] });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
    expect(xhr.isAborted).toBe(true);
    const late = await start({ signals: [controller.signal] });
    await expect(late.answer).rejects.toMatchObject({ reason: 'aborted' });
    expect(late.xhr.opened).toBeUndefined();
  });

  it('is stopped by the timeout', async () => {
    const { answer, xhr } = await start({ timeout: 10 });
    await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
    expect(xhr.isAborted).toBe(true);
  });

  it('fails without a connection', async () => {
    const { answer, xhr } = await start();
    xhr.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toMatchObject({ reason: 'offline' });
  });

  it('does not trust an answer from another address', async () => {
    const { answer, xhr } = await start();
    xhr.answer('words', 200, 'https://elsewhere.example/');
    await expect(answer).rejects.toMatchObject({ reason: 'offline' });
  });

  it("leaves no listener on its caller's signals", async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { answer, xhr } = await start({ signals: [signal] });
    xhr.answer('');
    await answer;
    expect(removed).toHaveBeenCalledTimes(1);
  });
});

describe('a request without progress', () => {
  it('uses fetch; so does one with a custom fetch, which reports 1 at the end', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('words'));
    const shares: number[] = [];
    const url = 'https://wallet.example/api/x';
    await createTransport(dialect, fetch)({ ...request, url, onProgress: (share) => shares.push(share) });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(shares).toEqual([1]);
    vi.stubGlobal('fetch', fetch);
    await createTransport(dialect)({ ...request, url });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(ScriptedXhr.last).toBeUndefined();
  });
});
