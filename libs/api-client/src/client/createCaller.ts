import { decide } from '../codes/index.ts';
import type { Dialect } from '../dialect.ts';
import type { CallBinding, KeySession } from '../envelope/index.ts';
import type { Route } from '../contract/endpoint.ts';
import { ApiError, type ApiErrorFacts } from './ApiError.ts';
import type { CallDecision, NetworkReason } from './CallDecision.ts';
import type { CallOptions, ClientOptions } from './ClientOptions.ts';
import type { Keyring } from './createKeyring.ts';
import type { Transport } from './createTransport.ts';
import type { RawAnswer } from './raw-exchange.ts';
import { Fault, kindOf } from './Fault.ts';
import { type Caller, commonHeaders, completeBody, extraHeaders, fillPath, toForm } from './prepareRequest.ts';
import { type ReadAnswer, readAnswer } from './readAnswer.ts';

/** The parts of the client that {@link createCaller} uses. */
export interface CallerDeps {
  readonly options: ClientOptions;
  readonly dialect: Dialect;
  readonly clock: () => number;
  readonly keyring: Keyring;
  readonly transport: Transport;
  readonly baseUrl: string;
  /** Fires at `abortAll`. */
  readonly abortSignal: () => AbortSignal;
  /** Receives the server's time and the moment it was read. */
  readonly onServerTime: (serverTime: number, sentAt: number) => void;
}

/** One call in progress. */
export interface Attempted {
  readonly area: string;
  readonly name: string;
  readonly route: Route;
  readonly body: object;
  readonly options: CallOptions;
}

/** The body of a successful answer, or the code for a call that the server could not read. */
type Outcome =
  | { readonly kind: 'success'; readonly value: unknown }
  | { readonly kind: 'rekey'; readonly code: string };

/** Rejects as soon as a signal fires. The promise itself continues for other callers that share it. */
export function raceAbort<T>(promise: Promise<T>, signals: readonly (AbortSignal | undefined)[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new Fault('aborted'));
    const clear = (): void => signals.forEach((signal) => signal?.removeEventListener('abort', abort));
    for (const signal of signals) {
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
    }
    promise.then(resolve, reject).finally(clear);
  });
}

/** What the application learns of a call that got no answer. */
export const networkDecision = ({ route, options }: Attempted, reason: NetworkReason, sent: boolean): CallDecision => ({
  kind: 'network',
  reason,
  background: route.background ?? false,
  quiet: options.quiet === true,
  sent,
});

/** Creates the function that executes one call: keys, envelope, transport, codes. */
export function createCaller(deps: CallerDeps): (call: Attempted) => Promise<unknown> {
  const { options: client, dialect, clock, keyring } = deps;

  function fail({ area, name, route }: Attempted, facts: Omit<ApiErrorFacts, 'call'>): never {
    const call = `${area}.${name}`;
    if (facts.decision) client.onDecision(facts.decision, { name: call, flags: route });
    throw new ApiError({ call, ...facts });
  }

  const failUnknown = (call: Attempted, requestId: string | undefined): never =>
    fail(call, { kind: 'unknown', requestId, decision: { kind: 'unknown' } });

  /** Before anything is sent, nothing can have happened; afterwards a money call may have been executed. */
  function failWithoutAnswer(call: Attempted, error: unknown, sentAs?: string): never {
    if (!(error instanceof Fault)) throw error;
    const { reason } = error;
    const requestId = sentAs;
    if (sentAs !== undefined && call.route.money) failUnknown(call, requestId);
    const kind = kindOf(error);
    if (reason === 'aborted') fail(call, { kind, requestId });
    if (reason === 'pins') fail(call, { kind, decision: { kind: 'rekey', code: '400002' } });
    fail(call, { kind, requestId, decision: networkDecision(call, reason, sentAs !== undefined) });
  }

  function checkContract(call: Attempted, side: 'request' | 'response', value: unknown): void {
    const problem = client.validate?.(call.area, call.name, side, value);
    if (problem !== undefined) fail(call, { kind: 'invalid', code: `${side}: ${problem}` });
  }

  function checkSession(call: Attempted): void {
    const { session } = client;
    if (session.token() === '') return;
    const now = clock();
    if ((session.expiresAt?.() ?? Infinity) <= now) {
      const code = '10006';
      fail(call, { kind: 'refused', code, decision: { kind: 'logout', code, reason: 'expired' } });
    }
    session.touch(now + dialect.tokenWindow);
  }

  async function send(
    call: Attempted,
    session: KeySession,
    caller: Caller,
    headers: Record<string, string>,
    onAttempt: (binding: CallBinding) => void,
  ): Promise<RawAnswer> {
    const { route, body, options } = call;
    const { requestId: requestIdHeader, callProof } = dialect.headers;
    const isForm = route.upload === 'form';
    const complete = completeBody(body, caller);
    const path = fillPath(route.path, body, dialect);
    /** Each attempt is sealed again, because version 2 takes no number twice. */
    const seal = async () => {
      const binding: CallBinding = { path, requestId: headers[requestIdHeader] ?? '' };
      onAttempt(binding);
      if (!isForm) return { body: await keyring.seal(session, JSON.stringify(complete), binding), proof: {} };
      const proof = await keyring.prove(session, binding);
      return { body: toForm(complete), proof: proof === undefined ? {} : { [callProof]: proof } };
    };
    const first = await seal();
    return deps.transport({
      url: `${deps.baseUrl}${path}`,
      body: first.body,
      headers: {
        ...headers,
        ...extraHeaders(route, caller),
        ...first.proof,
        ...(isForm ? {} : { 'content-type': 'text/plain; charset=utf-8' }),
      },
      timeout: options.timeout ?? (route.upload ? dialect.timeouts.upload : dialect.timeouts.call),
      onProgress: options.onProgress,
      signals: [options.signal, deps.abortSignal()],
      retry: (route.read ?? false) && !route.money,
      async renew() {
        headers[requestIdHeader] = crypto.randomUUID();
        const next = await seal();
        return { body: next.body, headers: { [requestIdHeader]: headers[requestIdHeader], ...next.proof } };
      },
    });
  }

  /** One round trip with one session key. */
  async function roundTrip(call: Attempted, session: KeySession, token: string): Promise<Outcome> {
    const caller: Caller = { identity: client.identity(), session: client.session, dialect };
    const headers = commonHeaders(caller, session.id);
    let sentAt = clock();
    let binding: CallBinding;
    let raw: RawAnswer;
    let answer: ReadAnswer;
    try {
      raw = await send(call, session, caller, headers, (next) => {
        sentAt = clock();
        binding = next;
      });
      answer = await readAnswer(raw, (text) => keyring.open(session, text, binding));
    } catch (error) {
      failWithoutAnswer(call, error, headers[dialect.headers.requestId]);
    }
    const requestId = headers[dialect.headers.requestId];
    const { head, status, body } = answer;
    if (typeof head?.serverTime === 'number') deps.onServerTime(head.serverTime, sentAt);
    if (head?.token && client.session.token() === token) client.session.renew?.(head.token, head.tokenExpiredDate ?? 0);

    if (answer.isBare && status !== 400) {
      if (call.route.money && status >= 500) failUnknown(call, requestId);
      const decision: CallDecision = { kind: 'transport', status, statusText: raw.statusText, seconds: 3 };
      fail(call, { kind: 'transport', status, requestId, decision });
    }
    const quiet = call.options.quiet ?? call.route.quiet;
    const decision = decide(answer, { quiet, handOver: call.route.handOver });
    if (decision.kind === 'success') return { kind: 'success', value: body };
    if (decision.kind === 'rekey') return decision;
    // An answer for the previous user, or for a token that was replaced, must not affect the current session.
    const { code } = decision;
    const isStale = (decision.kind === 'logout' || code === 'TOKEN_KICK_OUT') && client.session.token() !== token;
    fail(call, { kind: 'refused', code, requestId, body, decision: isStale ? { kind: 'silent', code } : decision });
  }

  return async (call) => {
    checkContract(call, 'request', call.body);
    for (let attempt = 1; ; attempt++) {
      const session = await raceAbort(keyring.session(), [call.options.signal, deps.abortSignal()]).catch((error) =>
        failWithoutAnswer(call, error),
      );
      checkSession(call);
      const outcome = await roundTrip(call, session, client.session.token());
      if (outcome.kind === 'success') {
        checkContract(call, 'response', outcome.value);
        return outcome.value;
      }
      // The server could not read the call, so it did not execute it: sending it again is safe, also for money.
      const mayReset = keyring.drop(session);
      if (mayReset && attempt === 1) continue;
      fail(call, { kind: 'network', decision: mayReset ? outcome : networkDecision(call, 'keys', false) });
    }
  };
}
