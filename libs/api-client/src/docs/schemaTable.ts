import { type Html, html, inlineProse } from './html.ts';
import { type Schema, TYPES } from './Schema.ts';

const nameOf = (reference: string): string => reference.slice(TYPES.length);
const code = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => (index ? html`${between}${part}` : part))}`;
}

function range(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low === undefined && high === undefined) return [];
  if (low === high) return [`${low}${unit}`];
  if (low === undefined) return [`at most ${high}${unit}`];
  return [high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`];
}

/** Limits of a value in words. */
function limitsOf(schema: Schema): string[] {
  return [
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minimum, schema.maximum, ''),
    ...(schema.exclusiveMinimum === undefined ? [] : [`above ${schema.exclusiveMinimum}`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`below ${schema.exclusiveMaximum}`]),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...range(undefined, schema['x-max-bytes'], ' bytes'),
    ...(schema['x-media-types'] ? [schema['x-media-types'].join(', ')] : []),
    ...(schema.format ? [schema.format] : []),
    ...(schema.pattern === undefined ? [] : [`/${schema.pattern}/`]),
    ...(schema['x-checks'] ?? []).map((check) => `checked as ${check}`),
  ];
}

/** The type of a value, without its limits. */
function kindOf(schema: Schema): Html {
  const { $ref, anyOf, oneOf, allOf, items, prefixItems, additionalProperties, type } = schema;
  if ($ref) return html`<a href="#type-${nameOf($ref)}">${nameOf($ref)}</a>`;
  if ('const' in schema) return code(schema.const);
  if (schema.enum) return joined(schema.enum.map(code), ' | ');
  const union = anyOf ?? oneOf;
  if (union) return joined(union.map(kindOf), ' | ');
  if (allOf) return joined(allOf.map(kindOf), ' & ');
  if (prefixItems) return html`[${joined(prefixItems.map(kindOf), ', ')}]`;
  if (items) return html`list of ${kindOf(items)}`;
  if (typeof additionalProperties === 'object') return html`map to ${kindOf(additionalProperties)}`;
  if (schema.contentMediaType) return html`file`;
  return html`${type === undefined ? 'anything' : [type].flat().join(' | ')}`;
}

/** Type and limits of a value. */
function typeOf(schema: Schema): Html {
  const limits = limitsOf(schema);
  return html`${kindOf(schema)}${limits.length > 0 && html`<span class="limits">, ${limits.join(', ')}</span>`}`;
}

interface Row {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Objects without a name of their own that stand within a value, and how their fields are reached from it. */
function within(name: string, schema: Schema): { readonly prefix: string; readonly schema: Schema }[] {
  if (schema.properties) return [{ prefix: `${name}.`, schema }];
  if (schema.items) return within(`${name}[]`, schema.items);
  if (typeof schema.additionalProperties === 'object') return within(`${name}.*`, schema.additionalProperties);
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option) => within(name, option));
}

function rowsOf({ properties = {}, required = [] }: Schema, prefix: string): Row[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${prefix}${key}`;
    const inner = within(name, schema).flatMap((one) => rowsOf(one.schema, one.prefix));
    return [{ name, schema, required: required.includes(key) }, ...inner];
  });
}

type Types = ReadonlyMap<string, Schema>;

/** What a field means: its own comment, or else the first sentence of its type's. */
function meaningOf({ description, $ref, items }: Schema, types: Types): string {
  if (description !== undefined) return description;
  const target = $ref ?? items?.$ref;
  const [sentence = ''] = /^.*?[.:;](?=\s|$)/s.exec((target && types.get(nameOf(target))?.description) || '') ?? [];
  return sentence.replace(/[:;]$/, '.');
}

function tableOf(rows: readonly Row[], types: Types): Html {
  const hasTexts = rows.some(({ schema }) => meaningOf(schema, types));
  const body = rows.map(
    ({ name, schema, required }) =>
      html`<tr><td class="${required ? '' : 'maybe'}">${name}</td><td>${typeOf(schema)}</td>${
        hasTexts && html`<td>${inlineProse(meaningOf(schema, types))}</td>`
      }</tr>\n`,
  );
  const head = html`<tr><th>Field</th><th>Type</th>${hasTexts && html`<th>Meaning</th>`}</tr>`;
  return html`<div class="scroll"><table><thead>${head}</thead><tbody>\n${body}</tbody></table></div>`;
}

/**
 * A schema as tables of fields, one for each of its alternatives, or as a line where it is no object.
 * @param types what fields may refer to
 */
export function schemaTable(schema: Schema, types: Types = new Map()): Html {
  const named = schema.$ref && types.get(nameOf(schema.$ref));
  if (named) return html`<p class="none">${kindOf(schema)}</p>${schemaTable(named, types)}`;
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.some(({ properties, $ref }) => properties ?? ($ref && types.get(nameOf($ref))?.properties))) {
    return html`${options.map((option, index) => html`<p class="none">${index ? 'or' : 'Either'}</p>${schemaTable(option, types)}`)}`;
  }
  const name = schema.items?.properties ? '[]' : '';
  const object = schema.items?.properties ? schema.items : schema;
  if (!object.properties) return html`<p>${typeOf(schema)}</p>`;
  const rows = rowsOf(object, name && `${name}.`);
  if (rows.length === 0) return html`<p class="none">No fields.</p>`;
  return html`${name && html`<p class="none">A list${limitsOf(schema).map((limit) => `, ${limit}`)}.</p>`}${tableOf(rows, types)}`;
}
