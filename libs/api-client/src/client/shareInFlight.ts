import { ApiError } from './ApiError.ts';
import type { ClientOptions } from './ClientOptions.ts';
import { createDeadline } from './createDeadline.ts';
import { type Attempted, networkDecision, raceAbort } from './createCaller.ts';
import { Fault } from './Fault.ts';

interface Shared {
  readonly answer: Promise<unknown>;
  /** Time limit of the request, in milliseconds. */
  readonly limit: number;
}

type Run = (attempted: Attempted) => Promise<unknown>;

/**
 * Equal background reads of the same user are sent once while one is pending. Who joins one keeps the own signal and time
 * limit: they end the wait of that caller, not the request. A read that may wait longer than the pending one is sent, and so
 * is one after a change.
 *
 * @param usual time limit of a call without one of its own, in milliseconds
 */
export function shareInFlight(
  call: Run,
  { session, onDecision }: Pick<ClientOptions, 'session' | 'onDecision'>,
  usual: number,
): Run {
  const inFlight = new Map<string, Shared>();

  function send(attempted: Attempted, key: string, limit: number): Shared {
    const answer = call({ ...attempted, options: { ...attempted.options, signal: undefined } }).finally(() => {
      if (inFlight.get(key) === shared) inFlight.delete(key);
    });
    const shared = { answer, limit };
    inFlight.set(key, shared);
    return shared;
  }

  return async (attempted) => {
    const { area, name, route, body, options } = attempted;
    if (!route.read) {
      // A read under way may be older than this change, so nobody joins it afterwards.
      return call(attempted).finally(() => inFlight.clear());
    }
    if (!route.background) return call(attempted);
    const { signal, timeout: limit = usual } = options;
    const key = JSON.stringify([area, name, body, session.token()]);
    const pending = inFlight.get(key);
    const shared = pending && limit <= pending.limit ? pending : send(attempted, key, limit);
    // The request ends by its own limit, which is no later than an equal one of a caller.
    const own = limit < shared.limit ? createDeadline(limit, [signal]) : undefined;
    try {
      return await raceAbort(shared.answer, [own?.signal ?? signal]);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const facts = { call: `${area}.${name}` };
      if (!own?.hasTimedOut()) throw new ApiError({ kind: 'aborted', ...facts });
      const decision = networkDecision(attempted, 'timeout', true);
      onDecision(decision, { name: facts.call, flags: route });
      throw new ApiError({ kind: 'timeout', decision, ...facts });
    } finally {
      own?.clear();
    }
  };
}
