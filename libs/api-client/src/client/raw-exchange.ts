/** A complete answer. */
export interface RawAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** One request; its body is ready for the wire. */
export interface RawRequest {
  readonly url: string;
  readonly method?: 'get' | 'post';
  readonly body?: string | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeout: number;
  readonly signals: readonly (AbortSignal | undefined)[];
  /** Whether to retry once after a network fault or a bad gateway. */
  readonly retry: boolean;
  /** What must be new for a second attempt. */
  readonly renew?: () => Promise<{
    readonly body: string | FormData;
    readonly headers: Readonly<Record<string, string>>;
  }>;
  /** Receives the share of the request that was sent, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}
