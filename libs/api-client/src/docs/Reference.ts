import type { Endpoint, EndpointFlags } from '../contract/endpoint.ts';
import type { Schema } from './Schema.ts';

/** One call with everything its documents say about it. */
export interface CallReference {
  readonly area: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly flags: EndpointFlags;
  /** The endpoint's doc comment. */
  readonly comment: string;
  /** Codes that the comment names and those that the screen takes over, in the order of the catalogue. */
  readonly codes: readonly string[];
  readonly request: Schema;
  readonly response: Schema;
}

/** A file beside the program, outside the envelope. */
export interface FileReference {
  readonly name: string;
  readonly path: string;
  readonly comment: string;
  readonly response: Schema;
  readonly example: unknown;
}

/** One step of the key exchange. */
export interface KeyReference {
  readonly name: string;
  readonly path: string;
  readonly request: 'empty' | 'text';
  readonly comment: string;
}

/** What the documents are written from: the contract, and the comments of its sources. */
export interface Reference {
  readonly version: string;
  readonly areas: readonly { readonly name: string; readonly calls: readonly CallReference[] }[];
  readonly files: readonly FileReference[];
  readonly keys: readonly KeyReference[];
  /** Schemas with a name, by it; each is used by a call or by another of them. */
  readonly types: ReadonlyMap<string, Schema>;
  readonly head: Schema;
  /** Fields that every body carries by itself. */
  readonly automatic: Schema;
  readonly headers: readonly { readonly name: string; readonly comment: string; readonly always: boolean }[];
  /** What each flag means, by its name. */
  readonly flags: ReadonlyMap<string, string>;
}
