import type { Endpoint } from '@ezwallet/api-client/contract';
import { dialect } from '@ezwallet/api-client/envelope';
import * as v from 'valibot';

/**
 * Creates the check of an endpoint's own fields. The first fault of a field ends its check, so that no rule looks at more
 * text than the field may have.
 */
export function createInputCheck(endpoint: Pick<Endpoint, 'request'>) {
  const kept = ownFields(endpoint);
  return (fields: Record<string, unknown>) =>
    v.safeParse(endpoint.request, withoutAutomaticFields(fields, kept), { abortPipeEarly: true });
}

/** Returns the names of the faulty fields alone: values may be secrets. */
export function faultyFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map(fieldOf).filter((name) => name !== ''))];
}

/** Removes the fields that every body carries, except those that the endpoint defines itself. */
function withoutAutomaticFields(fields: Record<string, unknown>, kept: ReadonlySet<string>): Record<string, unknown> {
  const own = { ...fields };
  for (const name of dialect.automaticFields) if (!kept.has(name)) delete own[name];
  return own;
}

interface SchemaShape {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly SchemaShape[];
}

/** Names of an endpoint's own fields, over all variants of its request. */
function ownFields({ request }: Pick<Endpoint, 'request'>): ReadonlySet<string> {
  const names = (schema: SchemaShape): string[] => [
    ...Object.keys(schema.entries ?? {}),
    ...(schema.options ?? []).flatMap(names),
  ];
  return new Set(names(request as SchemaShape));
}

/** The field an issue is about. The paths of our schemas are names and indices; anything else has no name. */
function fieldOf({ path }: v.BaseIssue<unknown>): string {
  const key = path?.[0]?.key;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : '';
}
