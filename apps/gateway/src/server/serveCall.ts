import type { Endpoint } from '@ezwallet/api-client/contract';
import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Policy } from '../config/index.ts';
import { DatabaseUnavailable, isBusy, type Sql } from '../db/index.ts';
import { NumberTaken, openCall, type SessionFault } from '../access/sessions/sessions.ts';
import type { Attempts } from '../call/attempts.ts';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Device, MemberContext, OpenedSession, Session } from '../call/CallContext.ts';
import { isClosed } from '../call/closedCalls.ts';
import { networkOf } from '../call/networkOf.ts';
import type { Drain } from './Drain.ts';
import type { KeySessions } from './envelope/KeySessions.ts';
import { type Answer, answerKeyFault, openBody, type OpenedBody, sealAnswer } from './envelope/bodies.ts';
import { readDevice } from './envelope/readDevice.ts';
import { openForm } from './form/readForm.ts';
import { createInputCheck, faultyFields } from './createInputCheck.ts';
import type { Metrics } from './metrics/Metrics.ts';
import { noteUnlistedCode } from './noteUnlistedCode.ts';
import { SignerAwayError } from '../outside/chain/port/Signer.ts';
import { HasherBusy } from '../secrets/PasswordHasher.ts';
import type { Services } from '../call/Services.ts';
import { noteCode, tracedCall } from '../traces/traced.ts';
import type { WindowCounter } from '../call/WindowCounter.ts';

/** A handler whose input and output are checked against its endpoint's schemas around it. */
export type AnyHandler = AnyAnswer | { readonly read: AnyRead; readonly answer: AnyAnswer };

type AnyAnswer = (input: unknown, ctx: MemberContext, row?: unknown) => Promise<unknown>;
type AnyRead = (input: unknown, caller: Sql, policy: Policy) => Sql | undefined;

/** What every call passes through. */
interface Face {
  readonly services: Services;
  readonly windows: WindowCounter;
  readonly keys: KeySessions;
  readonly drain: Drain;
  readonly metrics: Metrics;
  /** Whether a newer release has taken the database, which explains an error of it. */
  readonly isOfNewer: (error: unknown) => Promise<boolean>;
}

/**
 * Serves one call of the contract: opens the envelope, finds the session and counts the call, checks the fields, runs the
 * handler, builds the answer by the schema and seals it. Everything after the key is found answers sealed.
 */
export function serveCall(
  { services, windows, keys, drain, metrics, isOfNewer }: Face,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
) {
  const { read, answer } = typeof handler === 'function' ? { read: undefined, answer: handler } : handler;
  const check = createInputCheck(endpoint);

  async function run(
    { fields, number }: OpenedBody,
    device: Device,
    request: FastifyRequest,
    onOpened: () => void,
  ): Promise<Answer> {
    if (!fields || drain.isOn) {
      await openCall(services.db, services.config.policy, {
        token: undefined,
        device,
        isNeeded: false,
        slides: false,
        number,
      });
      onOpened();
      // Sealed, because the caller trusts nothing else: this promises that the gateway did nothing.
      if (drain.isOn) return { code: 'TRY_AGAIN_LATER', body: null };
      throw new ApiFailure('ARGS_INVALID');
    }
    // A stranger's fields are looked at only after the session, but for a call that reads its rows beside the session.
    const early = read && check(fields);
    const { s0: token, biometricsCode } = fields;
    const caller = `${request.ip} ${device.id}`;
    const rule = services.config.policy.rates[endpoint.rate];
    const opened = await openCall<unknown>(services.db, services.config.policy, {
      token: typeof token === 'string' && token !== '' ? token : undefined,
      device,
      isNeeded: endpoint.auth !== 'public',
      slides: !endpoint.background,
      count: rule.store === 'database' ? { rateClass: endpoint.rate, caller, window: rule.window } : undefined,
      number,
      read: read && early?.success ? (member) => read(early.output, member, services.config.policy) : undefined,
    });
    onOpened();
    const session = admitted(endpoint, opened.session);
    const counted = session ? `m${session.memberId}` : caller;
    await assertNotTooOften(services, windows, endpoint, request, counted, opened.attempts);
    if (!session) await assertNetworkNotTooOften(services, windows, endpoint, request);
    const input = early ?? check(fields);
    if (!input.success) throw new ApiFailure('ARGS_INVALID', { fields: faultyFields(input.issues) });
    const isShut = isClosed(services.config.policy, name, input.output);
    if (isShut && !endpoint.money) throw new ApiFailure('NO_RIGHTS');
    let renewed: OpenedSession | undefined;
    const renew = (fresh: OpenedSession) => {
      renewed = fresh;
    };
    const released = typeof biometricsCode === 'string' ? biometricsCode : '';
    const ctx = {
      ...services,
      log: request.log,
      device,
      ip: request.ip,
      session,
      biometricsCode: released,
      isClosed: isShut,
      renew,
    } as MemberContext;
    const body = v.parse(endpoint.response, await answer(input.output, ctx, opened.extra));
    return { code: '0000', body, renewed };
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const began = performance.now();
    const count = (code: string) => {
      metrics.countCall(name, code, performance.now() - began);
      noteCode(code);
    };
    const answerFault = async (code: '400002' | '400003') => {
      count(code);
      return await answerKeyFault(reply, code, services.clock.now());
    };
    const device = readDevice(request);
    const session = device && (await keys.find(device));
    if (!session) return await answerFault('400002');
    const requestId = String(request.headers[dialect.headers.requestId]);
    const facts = { path: request.url.split('?', 1)[0]!.slice(dialect.basePath.length), requestId, device };
    const opened =
      endpoint.upload === 'form'
        ? await openForm(session, facts, request)
        : openBody(session, { ...facts, path: endpoint.path }, request.body);
    if (!opened) return await answerFault('400003');
    let isOpened = opened.number === undefined;
    const answer = await run(opened, device, request, () => (isOpened = true)).catch(async (error: unknown) => {
      if (error instanceof NumberTaken) return undefined;
      // Who sends a call a second time must get no answer that fits the first: it would say that nothing was done.
      if (!isOpened) {
        count('unanswered');
        throw error;
      }
      const failure = failureOf(error, endpoint, request, await isOfNewer(error));
      noteUnlistedCode(endpoint, failure.code, request.log);
      return failure;
    });
    if (answer) {
      count(answer.code);
      return await sealAnswer(reply, opened, services.clock.now(), answer);
    }
    request.log.warn('this call has come before');
    return await answerFault('400003');
  };
  return (request: FastifyRequest, reply: FastifyReply) => tracedCall(name, request.id, () => serve(request, reply));
}

/**
 * The answer to an error. `TRY_AGAIN_LATER` promises that the gateway did nothing; any other error that is not a
 * refusal becomes a reference to the log.
 */
function failureOf(error: unknown, endpoint: Endpoint, request: FastifyRequest, isOfNewer: boolean): Answer {
  if (error instanceof ApiFailure) {
    const { code, body } = error;
    request.log.info({ code }, 'refused');
    return { code, body };
  }
  const isUndone =
    isOfNewer ||
    isBusy(error) ||
    error instanceof HasherBusy ||
    error instanceof SignerAwayError ||
    (error instanceof DatabaseUnavailable && (endpoint.read || !error.mayHaveHappened));
  if (isUndone) {
    request.log.warn({ err: error }, 'the database or the signer had no room or time');
    return { code: 'TRY_AGAIN_LATER', body: null };
  }
  request.log.error({ err: error }, 'call failed');
  return { code: 'SYSTEM_ERROR', body: { qid: request.id } };
}

/** @throws {ApiFailure} with the fault of the token, where the call needs a session; `NO_RIGHTS` */
function admitted({ auth }: Endpoint, found: Session | SessionFault | undefined): Session | undefined {
  if (typeof found === 'string') {
    // A public call works with an expired token too.
    if (auth === 'public') return undefined;
    throw new ApiFailure(found);
  }
  if (auth === 'acceptor' && found?.userType !== 7) throw new ApiFailure('NO_RIGHTS');
  return found;
}

/** @param attempts where the database has counted; else this process counts */
async function assertNotTooOften(
  { config }: Services,
  windows: WindowCounter,
  { rate }: Endpoint,
  request: FastifyRequest,
  caller: string,
  attempts: Attempts | undefined,
): Promise<void> {
  const rule = config.policy.rates[rate];
  const isOver = attempts !== undefined && attempts.points > rule.points;
  const wait = attempts ? (isOver ? attempts.left : 0) : await windows.hit(request, `call ${rate} ${caller}`, rule);
  if (wait > 0) throw new ApiFailure('REQUEST_TOO_FREQUENT', { retryAfter: Math.ceil(wait / 1000) });
}

/** A new device id costs a visitor nothing, so the visitors of one network count together too. */
async function assertNetworkNotTooOften(
  { config }: Services,
  windows: WindowCounter,
  { rate }: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const { network, window } = config.policy.rates[rate];
  const wait = await windows.hit(request, `call ${rate} of ${networkOf(request.ip)}`, { points: network, window });
  if (wait > 0) throw new ApiFailure('REQUEST_TOO_FREQUENT', { retryAfter: Math.ceil(wait / 1000) });
}
