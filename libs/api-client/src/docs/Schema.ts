/** The part of JSON Schema (draft 2020-12) that the contract needs. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  /** Rules that JSON Schema cannot express, by their names in our validators. */
  readonly 'x-checks'?: readonly string[];
  /** The media types that a file may have, and its maximum number of bytes. */
  readonly 'x-media-types'?: readonly string[];
  readonly 'x-max-bytes'?: number;
}

/** Where documents keep schemas that have a name. */
export const TYPES = '#/components/schemas/';
