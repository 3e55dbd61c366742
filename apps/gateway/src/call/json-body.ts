import type { FastifyInstance } from 'fastify';
import { dialect } from '@ezwallet/api-client/envelope';

/** Names through which careless code reaches an object's prototype. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_ITEMS = 1000;

/** `refused` when the shape is beyond the limits: too deep, too many items, names that reach for a prototype. */
type ReadJson = { readonly kind: 'unreadable' | 'refused' } | { readonly kind: 'read'; readonly value: unknown };

/** Reads what somebody sent. The depth is counted in the text, so that the parser never sees one that is too deep. */
export function readJson(text: string): ReadJson {
  if (isTooDeep(text, dialect.limits.jsonDepth)) return { kind: 'refused' };
  try {
    const value: unknown = JSON.parse(text);
    return isWithinLimits(value) ? { kind: 'read', value } : { kind: 'refused' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Lets the routes of a scope take JSON within the same limits; anything else is a 400. */
export function takeJson(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const read = readJson(text);
    if (read.kind === 'read') done(null, read.value);
    else done(Object.assign(new Error('The body is no JSON within the limits.'), { statusCode: 400 }));
  });
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Counts brackets outside strings (RFC 8259, sections 2 and 7). */
function isTooDeep(text: string, limit: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isString) {
      if (unit === BACKSLASH) at += 1;
      else if (unit === QUOTE) isString = false;
    } else if (unit === QUOTE) isString = true;
    else if (OPENING.has(unit)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (CLOSING.has(unit)) depth -= 1;
  }
  return false;
}

function isWithinLimits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const names = Object.keys(value);
  if (names.length > MAX_ITEMS) return false;
  const isRecord = !Array.isArray(value);
  return names.every(
    (name) => !(isRecord && FORBIDDEN_NAMES.has(name)) && isWithinLimits((value as Record<string, unknown>)[name]),
  );
}
