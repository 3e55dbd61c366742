import type { Contract, Endpoint, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called with the share of the request that was sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
  /** Codes for which the app shows no message; `true` means all. */
  readonly quiet?: true | readonly string[];
}

/** The request may be left out where the contract asks for no fields. */
type Arguments<Request> = object extends Request
  ? [request?: Request, options?: CallOptions]
  : [request: Request, options?: CallOptions];

/** One call of the contract as a function; rejects with an `ApiError`. */
export type Call<E> = E extends Endpoint ? (...args: Arguments<RequestOf<E>>) => Promise<ResponseOf<E>> : never;

/** Every call of the wire contract, by area and name; the client of `@ezwallet/api-client` fits, so do the fakes. */
export type Api = {
  readonly [Area in keyof Contract]: { readonly [Name in keyof Contract[Area]]: Call<Contract[Area][Name]> };
};
