/** An answer read to its end. */
export interface RawAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** One request; the body is ready for the wire. */
export interface RawRequest {
  readonly url: string;
  readonly method?: 'get' | 'post';
  readonly body?: string | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeout: number;
  readonly signals: readonly (AbortSignal | undefined)[];
  /** Whether to try once more after a network fault or a bad gateway. */
  readonly retry: boolean;
  /** Headers that must be new for a second attempt. */
  readonly renew?: () => Readonly<Record<string, string>>;
  /** Hears which share of the request has left, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}
