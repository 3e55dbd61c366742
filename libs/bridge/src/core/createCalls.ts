import type { RequestMessage, ResponseMessage } from '../protocol/message.ts';
import { passes } from '../protocol/passes.ts';
import type { Check } from '../protocol/protocol.ts';
import { BridgeError } from '../protocol/BridgeError.ts';
import type { Lost } from './createOutbox.ts';

const CALL_MS = 10_000;
/** Methods that wait for a person, such as a fingerprint or a scan. */
const PERSON_MS = 120_000;
const PERSON_ACTS: readonly string[] = ['invokeBiometricAuth', 'toQRCodeScanner'];

/** The open requests of this side. */
export interface Calls {
  readonly call: (name: string, data?: unknown) => Promise<unknown>;
  /** @returns whether a call was waiting for this answer. */
  readonly settle: (message: ResponseMessage) => boolean;
  /** Ends every open call with `CLOSED`. */
  readonly abandon: () => void;
}

/** Keeps open requests by id until their answer, their timeout, or the end. */
export function createCalls(
  answers: Readonly<Record<string, Check<unknown>>>,
  send: (message: RequestMessage, onLost: (code: Lost) => void) => void,
): Calls {
  const open = new Map<string, (outcome: ResponseMessage | Error | 'TIMEOUT' | Lost) => void>();

  return {
    call: (name, data) =>
      new Promise((resolve, reject) => {
        const id = crypto.randomUUID();
        const fail = (code: 'TIMEOUT' | Lost): void => open.get(id)?.(code);
        const timer = setTimeout(fail, PERSON_ACTS.includes(name) ? PERSON_MS : CALL_MS, 'TIMEOUT');
        open.set(id, (outcome) => {
          clearTimeout(timer);
          open.delete(id);
          if (typeof outcome === 'string') reject(new BridgeError(outcome, name));
          else if (outcome instanceof Error) reject(outcome);
          else if (!outcome.ok) reject(new BridgeError(outcome.error.code, name, outcome.error.message, outcome.data));
          else if (!passes(answers[name], outcome.data)) reject(new BridgeError('INVALID_DATA', name));
          else resolve(outcome.data);
        });
        try {
          send({ v: 1, type: 'request', id, name, data }, fail);
        } catch (error) {
          open.get(id)?.(error as Error);
        }
      }),
    settle: (message) => {
      const end = open.get(message.id);
      end?.(message);
      return !!end;
    },
    abandon: () => {
      for (const end of open.values()) end('CLOSED');
    },
  };
}
