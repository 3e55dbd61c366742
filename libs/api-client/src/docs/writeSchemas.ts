import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { type GenericSchema, tuple } from 'valibot';
import { type Schema, TYPES } from './Schema.ts';

type Action = Parameters<NonNullable<ConversionConfig['overrideAction']>>[0]['valibotAction'];

const withoutPattern = ({ pattern: _, ...rest }: Schema): Schema => rest;

/** Adds the rule of an action that JSON Schema cannot express. */
function wordless(action: Action, schema: Schema): Schema {
  const { type, message, requirement } = action as { type: string; message?: unknown; requirement?: unknown };
  if (type === 'mime_type') return { ...schema, 'x-media-types': requirement as string[] };
  if (type === 'max_size') return { ...schema, 'x-max-bytes': requirement as number };
  if (type === 'min_size') return schema;
  const withCheck = (rule: string): Schema => ({ ...schema, 'x-checks': [...(schema['x-checks'] ?? []), rule] });
  if (!(requirement instanceof RegExp)) return withCheck(typeof message === 'string' ? message : type);
  if (schema.pattern !== requirement.source) return withCheck(String(requirement));
  // Patterns of JSON Schema are always Unicode, and have no other flags.
  if (requirement.flags === 'u') return schema;
  return withoutPattern(withCheck(String(requirement)));
}

interface Written {
  /** Named schemas, by their name. */
  readonly types: ReadonlyMap<string, Schema>;
  /** The other schemas, in the given order. They refer to named schemas instead of repeating them. */
  readonly schemas: readonly Schema[];
}

/**
 * Writes valibot schemas as JSON Schema.
 * @param types schemas with a name
 * @param fields comments of fields, by the `entries` of their object
 */
export function writeSchemas(
  schemas: readonly GenericSchema[],
  types: ReadonlyMap<string, GenericSchema>,
  fields: ReadonlyMap<unknown, ReadonlyMap<string, string>>,
): Written {
  const { prefixItems, $defs } = toJsonSchema(tuple([...schemas]), {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions: Object.fromEntries(types),
    overrideRef: ({ referenceId }) => `${TYPES}${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema, errors }) =>
      errors && (wordless(valibotAction, jsonSchema as Schema) as typeof jsonSchema),
    overrideSchema({ valibotSchema, jsonSchema }) {
      const { type, entries } = valibotSchema as unknown as { type: string; entries?: unknown };
      if (type === 'blob' || type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' };
      for (const [field, description] of fields.get(entries) ?? []) {
        const property = jsonSchema.properties?.[field];
        if (typeof property === 'object') property.description = description;
      }
      return undefined;
    },
  }) as { readonly prefixItems: readonly Schema[]; readonly $defs?: Readonly<Record<string, Schema>> };
  return { schemas: prefixItems, types: new Map(Object.entries($defs ?? {})) };
}
