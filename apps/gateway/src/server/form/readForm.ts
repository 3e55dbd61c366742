import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyRequest } from 'fastify';
import type { OpenedBody } from '../envelope/bodies.ts';

const MOST_FIELDS = 32;

/**
 * Reads an upload (RFC 7578). Its fields are text or files. The token may be in its header, which our client prefers, in the
 * form, or in the path, where older clients put it. What the path says about the file must be what the form says.
 */
export async function readForm(request: FastifyRequest): Promise<OpenedBody> {
  const { body, headers, params } = request;
  if (!Buffer.isBuffer(body)) return { kind: 'unreadable' };
  let entries: [string, FormDataEntryValue][];
  try {
    // The platform's own parser: one more would be one more to trust.
    const answer = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
    entries = [...(await answer.formData()).entries()];
  } catch {
    return { kind: 'unreadable' };
  }
  const fields: Record<string, unknown> = Object.fromEntries(entries);
  if (entries.length > MOST_FIELDS || Object.keys(fields).length < entries.length) return { kind: 'refused' };
  const { [dialect.headers.token]: ofPath, ...named } = params as Record<string, string>;
  if (Object.entries(named).some(([name, value]) => fields[name] !== value)) return { kind: 'refused' };
  const ofHeader = headers[dialect.headers.token];
  const token = ofHeader ?? (ofPath === dialect.tokenPlaceholder ? undefined : ofPath) ?? fields[dialect.headers.token];
  return { kind: 'fields', fields: { ...fields, [dialect.headers.token]: token } };
}
