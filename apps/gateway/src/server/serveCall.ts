import type { Endpoint } from '@ezwallet/api-client/contract';
import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DatabaseUnavailable, isBusy } from '../db/index.ts';
import { findSession } from '../sessions/sessions.ts';
import { countAttempt } from '../call/attempts.ts';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { CallContext, Device, OpenedSession, Session } from '../call/CallContext.ts';
import type { KeySessions } from './envelope/KeySessions.ts';
import { type Answer, answerKeyFault, parseBody, sealAnswer } from './envelope/bodies.ts';
import { readDevice } from './envelope/readDevice.ts';
import { HasherBusy } from '../secrets/PasswordHasher.ts';
import type { Services } from '../call/Services.ts';
import type { WindowCounter } from '../call/WindowCounter.ts';

/** A handler whose input and output are checked against its endpoint's schemas around it. */
export type AnyHandler = (input: unknown, ctx: CallContext) => Promise<unknown>;

/**
 * Serves one call of the contract: opens the envelope, finds the session, counts the call, checks the fields, runs the
 * handler, builds the answer by the schema and seals it. Everything after the key is found answers sealed.
 */
export function serveCall(
  services: Services,
  windows: WindowCounter,
  keys: KeySessions,
  endpoint: Endpoint,
  handler: AnyHandler,
) {
  const kept = ownFields(endpoint);

  async function run(fields: Record<string, unknown>, device: Device, request: FastifyRequest): Promise<Answer> {
    const session = await sessionOf(services, endpoint, fields['s0']);
    await countCall({ ...services, windows }, endpoint, session, request, device);
    const input = v.safeParse(endpoint.request, withoutAutomaticFields(fields, kept));
    if (!input.success) throw new ApiFailure('ARGS_INVALID', { fields: faultyFields(input.issues) });
    let renewed: OpenedSession | undefined;
    const renew = (opened: OpenedSession) => {
      renewed = opened;
    };
    const ctx: CallContext = { ...services, log: request.log, device, ip: request.ip, session, renew };
    const body = v.parse(endpoint.response, await handler(input.output, ctx));
    return { code: '0000', body, renewed };
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const device = readDevice(request);
    const key = device && (await keys.find(device));
    if (!key) return await answerKeyFault(reply, '400002', services.clock.now());
    const opened = parseBody(key, typeof request.body === 'string' ? request.body : '');
    if (opened.kind === 'unreadable') return await answerKeyFault(reply, '400003', services.clock.now());
    try {
      if (opened.kind === 'refused') throw new ApiFailure('ARGS_INVALID');
      const answer = await run(opened.fields, device, request);
      return await sealAnswer(reply, key, services.clock.now(), answer);
    } catch (error) {
      return await sealAnswer(reply, key, services.clock.now(), failureOf(error, endpoint, request));
    }
  };
}

/**
 * What the caller is told about an error. `TRY_AGAIN_LATER` promises that nothing was done; anything else that is no
 * refusal of ours becomes a reference to the log.
 */
function failureOf(error: unknown, endpoint: Endpoint, request: FastifyRequest): Answer {
  if (error instanceof ApiFailure) {
    const { code, body } = error;
    request.log.info({ code }, 'refused');
    return { code, body };
  }
  const isUndone =
    isBusy(error) ||
    error instanceof HasherBusy ||
    (error instanceof DatabaseUnavailable && (endpoint.read || !error.mayHaveHappened));
  if (isUndone) {
    request.log.warn({ err: error }, 'the database had no room or time');
    return { code: 'TRY_AGAIN_LATER', body: null };
  }
  request.log.error({ err: error }, 'call failed');
  return { code: 'SYSTEM_ERROR', body: { qid: request.id } };
}

async function sessionOf(services: Services, endpoint: Endpoint, token: unknown): Promise<Session | undefined> {
  const needed = endpoint.auth !== 'public';
  if (typeof token !== 'string' || token === '') {
    if (needed) throw new ApiFailure('1005');
    return undefined;
  }
  const found = await findSession(services.db, services.config.policy, token, !endpoint.background);
  if (typeof found === 'string') {
    // A public call does not suffer from a token that has ended.
    if (!needed) return undefined;
    throw new ApiFailure(found);
  }
  if (endpoint.auth === 'acceptor' && found.userType !== 7) throw new ApiFailure('NO_RIGHTS');
  return found;
}

async function countCall(
  { config, db, windows }: Pick<Services, 'config' | 'db'> & { readonly windows: WindowCounter },
  endpoint: Endpoint,
  session: Session | undefined,
  request: FastifyRequest,
  device: Device,
) {
  const rule = config.policy.rates[endpoint.rate];
  const who = session ? `m${session.memberId}` : `${request.ip} ${device.id}`;
  const key = `call ${endpoint.rate} ${who}`;
  let wait = 0;
  if (rule.store === 'process') {
    wait = await windows.hit(request, key, rule);
  } else {
    const { points, left } = await countAttempt(db, key, rule.window);
    if (points > rule.points) wait = left;
  }
  if (wait > 0) throw new ApiFailure('REQUEST_TOO_FREQUENT', { retryAfter: Math.ceil(wait / 1000) });
}

/** Takes out the fields that every body carries by itself, but for those that the endpoint has as its own. */
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

/** Names only: values may be secrets. */
function faultyFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map(fieldOf).filter((name) => name !== ''))];
}
