import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyReply } from 'fastify';
import type { OpenedSession } from '../../call/CallContext.ts';
import { openText, sealText } from './nodeCipher.ts';

/** Names through which careless code reaches an object's prototype. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_ITEMS = 1000;

type Opened =
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
    parsed = JSON.parse(openText(key, sealed));
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

/** What the envelope holds. */
export interface Answer {
  readonly code: string;
  readonly body: unknown;
  /** A token that replaces the caller's. */
  readonly renewed?: OpenedSession | undefined;
}

/** Seals head and body with the session's key. A refusal's message is its code: words belong to the application. */
export function sealAnswer(
  reply: FastifyReply,
  key: Uint8Array,
  serverTime: number,
  { code, body, renewed }: Answer,
): FastifyReply {
  const head = {
    code,
    message: code === '0000' ? '' : code,
    serverTime,
    ...(renewed && { token: renewed.token, tokenExpiredDate: renewed.expiresAt }),
  };
  return reply.type('text/plain; charset=utf-8').send(sealText(key, JSON.stringify({ head, body })));
}

/**
 * Says that no key is shared: 400002 for an unknown or ended key session, 400003 for whatever does not open. The only
 * answers in plain JSON; each has one form, so it tells nothing about why.
 */
export function answerKeyFault(reply: FastifyReply, code: '400002' | '400003', serverTime: number): FastifyReply {
  return reply
    .code(400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ head: { code, message: code, serverTime }, body: null }));
}
