/** Asks the other side for an answer. */
export interface RequestMessage {
  readonly v: 1;
  readonly type: 'request';
  readonly id: string;
  readonly name: string;
  readonly data?: unknown;
}

/** Answers a request, under the request's id. */
export type ResponseMessage =
  | { readonly v: 1; readonly type: 'response'; readonly id: string; readonly ok: true; readonly data?: unknown }
  | {
      readonly v: 1;
      readonly type: 'response';
      readonly id: string;
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string };
      readonly data?: unknown;
    };

/** Announces something to the other side; there is no answer. */
export interface EventMessage {
  readonly v: 1;
  readonly type: 'event';
  readonly id: string;
  readonly name: string;
  readonly data?: unknown;
}

/** Bridge protocol, version 1. On the wire: `encodeURIComponent(JSON.stringify(message))`. */
export type Message = RequestMessage | ResponseMessage | EventMessage;
