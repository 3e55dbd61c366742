/** One message of the log. */
export interface Entry {
  readonly seq: number;
  /** ms since the page opened. */
  readonly at: number;
  readonly from: 'page' | 'shell';
  readonly type: 'request' | 'response' | 'event' | 'malformed';
  readonly name: string;
  readonly data: unknown;
  /** A request is `open` until its answer arrives. A message without an answer is `told`. */
  readonly state: 'open' | 'ok' | 'refused' | 'told';
  readonly code?: string | undefined;
  /** From a request to its answer, in ms. */
  readonly took?: number | undefined;
}
