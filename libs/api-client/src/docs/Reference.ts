import type { Endpoint, EndpointFlags } from '../contract/endpoint.ts';
import type { Schema } from './Schema.ts';

/** A code with which a call refuses, and what it means there. */
export interface CodeReference {
  readonly code: string;
  readonly meaning: string;
}

/** One call with its documentation. */
export interface CallReference {
  readonly area: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly flags: EndpointFlags;
  /** The endpoint's doc comment. */
  readonly comment: string;
  /** The codes of the call beside the general ones, in the order of the catalogue. */
  readonly codes: readonly CodeReference[];
  readonly request: Schema;
  readonly response: Schema;
}

/** A static file, outside the envelope. */
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

/** The content of the documents: the contract, and the comments of its sources. */
export interface Reference {
  readonly version: string;
  readonly areas: readonly { readonly name: string; readonly calls: readonly CallReference[] }[];
  readonly files: readonly FileReference[];
  readonly keys: readonly KeyReference[];
  /** Schemas that have a name, by that name. A call or another of these schemas uses each. */
  readonly types: ReadonlyMap<string, Schema>;
  readonly head: Schema;
  /** Fields that the client adds to every body. */
  readonly automatic: Schema;
  readonly headers: readonly { readonly name: string; readonly comment: string; readonly always: boolean }[];
  /** The codes of every call. */
  readonly generalCodes: readonly CodeReference[];
  /** The meaning of each flag, by its name. */
  readonly flags: ReadonlyMap<string, string>;
}
