import { dialect, openBody } from '@ezwallet/api-client/envelope';

/** Names through which careless code reaches an object's prototype. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_ITEMS = 1000;

export type Opened =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'fields'; readonly fields: Record<string, unknown> };

/**
 * Opens a sealed body. `unreadable` when it does not decrypt or parse to an object, `refused` when its shape is beyond
 * the limits: too deep, too many items, names that reach for a prototype.
 */
export function parseBody(key: Uint8Array, sealed: string): Opened {
  let parsed: unknown;
  try {
    parsed = JSON.parse(openBody(key, sealed));
  } catch {
    return { kind: 'unreadable' };
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { kind: 'unreadable' };
  if (!isWithinLimits(parsed, dialect.limits.jsonDepth)) return { kind: 'refused' };
  return { kind: 'fields', fields: parsed as Record<string, unknown> };
}

function isWithinLimits(value: unknown, depthLeft: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depthLeft === 0) return false;
  const names = Object.keys(value);
  if (names.length > MAX_ITEMS) return false;
  const isRecord = !Array.isArray(value);
  return names.every(
    (name) =>
      !(isRecord && FORBIDDEN_NAMES.has(name)) &&
      isWithinLimits((value as Record<string, unknown>)[name], depthLeft - 1),
  );
}
