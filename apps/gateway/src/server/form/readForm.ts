import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyRequest } from 'fastify';
import type { OpenedBody } from '../envelope/bodies.ts';
import type { KeySession } from '../envelope/KeySessions.ts';
import { openProof, type OpenedRequest, type RequestFacts } from '../envelope/openRequest.ts';

const MOST_FIELDS = 32;

/** Opens an upload; undefined when its proof does not fit its key session, or when it is no form. */
export async function openForm(
  session: KeySession,
  facts: RequestFacts,
  request: FastifyRequest,
): Promise<OpenedBody | undefined> {
  const proof = request.headers[dialect.headers.callProof];
  let opened: Omit<OpenedRequest, 'text'>;
  try {
    opened = openProof(session, facts, typeof proof === 'string' ? proof : '');
  } catch {
    return undefined;
  }
  const form = await readForm(request);
  return form && { number: opened.number, seal: opened.seal, fields: form.fields };
}

/**
 * Reads an upload (RFC 7578). Its fields are text or files. The token may be in its header, which our client prefers, in the
 * form, or in the path, where older clients put it. What the path says about the file must be what the form says.
 * @returns undefined for what is no form; without fields what is refused
 */
async function readForm(request: FastifyRequest): Promise<Pick<OpenedBody, 'fields'> | undefined> {
  const { body, headers, params } = request;
  if (!Buffer.isBuffer(body)) return undefined;
  let entries: [string, FormDataEntryValue][];
  try {
    // The platform's own parser: one more would be one more to trust.
    const answer = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
    entries = [...(await answer.formData()).entries()];
  } catch {
    return undefined;
  }
  const fields: Record<string, unknown> = Object.fromEntries(entries);
  if (entries.length > MOST_FIELDS || Object.keys(fields).length < entries.length) return { fields: undefined };
  const { [dialect.headers.token]: ofPath, ...named } = params as Record<string, string>;
  if (Object.entries(named).some(([name, value]) => fields[name] !== value)) return { fields: undefined };
  const ofHeader = headers[dialect.headers.token];
  const token = ofHeader ?? (ofPath === dialect.tokenPlaceholder ? undefined : ofPath) ?? fields[dialect.headers.token];
  return { fields: { ...fields, [dialect.headers.token]: token } };
}
