import type { EventMessage, RequestMessage } from '../protocol/message.ts';
import { passes } from '../protocol/passes.ts';
import type { Check } from '../protocol/protocol.ts';
import type { BridgeErrorCode } from '../protocol/BridgeError.ts';

interface Fault {
  readonly code: string;
  readonly message: string;
}

/** Outcome of a request: the part of a response after its id. */
export type Outcome =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: Fault; readonly data?: unknown };

export type OnHandlerError = (error: unknown, name: string) => void;

const STUB_ANSWER = 'success';

/** The handlers of this side. A `Map`, so that no name reaches inherited properties of an object. */
export interface Registry {
  add(name: string, check: Check<unknown>, run: (data: never) => unknown): () => void;
  run(message: RequestMessage | EventMessage): Promise<Outcome>;
}

/** An outcome that contains only the code. */
export function failure(code: BridgeErrorCode, message: string = code): Outcome & { readonly ok: false } {
  return { ok: false, error: { code, message } };
}

export function createRegistry(onHandlerError: OnHandlerError | undefined): Registry {
  const handlers = new Map<string, { readonly check: Check<unknown>; readonly run: (data: never) => unknown }>();
  return {
    add: (name, check, run) => {
      if (handlers.has(name)) throw new Error(`"${name}" has a handler. Remove it first.`);
      handlers.set(name, { check, run });
      return () => {
        if (handlers.get(name)?.run === run) handlers.delete(name);
      };
    },
    run: async ({ name, data }) => {
      const handler = handlers.get(name);
      if (!handler) {
        const data = `handler name -> ${name} can't find!!!`;
        return { ...failure('NOT_FOUND', data), data };
      }
      if (!passes(handler.check, data)) return failure('INVALID_DATA');
      try {
        return { ok: true, data: (await handler.run(data as never)) ?? STUB_ANSWER };
      } catch (error) {
        onHandlerError?.(error, name);
        return failure('HANDLER');
      }
    },
  };
}
