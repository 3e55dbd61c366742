import type { EventMessage, Message, RequestMessage, ResponseMessage } from '../protocol/message.ts';
import { memoryTransportPair } from '../transports/memoryTransportPair.ts';
import type { Transport } from '../transports/Transport.ts';

/**
 * Reaction of the shell to a request: answers with the value or its promise's result, refuses with {@link refusal}, or
 * stays {@link SILENT}.
 */
export type Script = Readonly<Record<string, (data: unknown) => unknown>>;

/**
 * A script returns it to never answer.
 *
 * @example
 * import { createScriptedShell, SILENT } from '@ezwallet/bridge/testing';
 *
 * createScriptedShell({ toQRCodeScanner: () => SILENT });
 */
export const SILENT: unique symbol = Symbol('silent');

interface Refusal {
  readonly refused: { readonly error: { readonly code: string; readonly message: string }; readonly data?: unknown };
}

/**
 * A script returns it to refuse, optionally with data.
 *
 * @example
 * import { createScriptedShell, refusal } from '@ezwallet/bridge/testing';
 *
 * createScriptedShell({ setAlreadyCrossBiometric: () => refusal('KEYSTORE', 'The keystore is locked.') });
 */
export function refusal(code: string, message: string, data?: unknown): Refusal {
  return { refused: { error: { code, message }, data } };
}

/** The native side of a conversation, for tests. It writes the wire format itself, so it checks the page's. */
export interface ScriptedShell {
  /** The page's end. */
  readonly transport: Transport;
  /** Everything the page sent, in order. */
  readonly received: readonly Message[];
  /** Names of what the page sent, in order; responses as `'response'`. */
  readonly names: () => readonly string[];
  /** Asks the page and waits for its answer. */
  request(name: string, data?: unknown): Promise<ResponseMessage>;
  /** Announces something to the page. */
  announce(name: string, data?: unknown): void;
  /** Sends any text at all. */
  deliver(text: string): void;
}

/**
 * A shell that answers by script. Methods without a script are answered with `NOT_FOUND`.
 *
 * @example
 * import { createBridge } from '@ezwallet/bridge';
 * import { pageSchemas, type PageProtocol } from '@ezwallet/bridge/methods';
 * import { createScriptedShell } from '@ezwallet/bridge/testing';
 *
 * const shell = createScriptedShell({ invokeBiometricAuth: () => ({ success: true }) });
 * const bridge = createBridge<PageProtocol>({ transport: shell.transport, schemas: pageSchemas });
 * await bridge.call('invokeBiometricAuth', { reason: 'login' }); // { success: true }
 * shell.names(); // ['invokeBiometricAuth']
 */
export function createScriptedShell(script: Script = {}): ScriptedShell {
  const [page, shell] = memoryTransportPair();
  const received: Message[] = [];
  const waiting = new Map<string, (message: ResponseMessage) => void>();
  const actions = new Map(Object.entries(script));
  const deliver = (message: Message): void => shell.post(encodeURIComponent(JSON.stringify(message)));

  shell.onMessage((text) => {
    const message = JSON.parse(decodeURIComponent(String(text))) as Message;
    received.push(message);
    if (message.type === 'request') void answer(message);
    if (message.type === 'response') waiting.get(message.id)?.(message);
  });

  async function answer({ id, name, data }: RequestMessage): Promise<void> {
    const action = actions.get(name);
    const result = action ? await action(data) : notFound(name);
    if (result === SILENT) return;
    if (isRefusal(result)) deliver({ v: 1, type: 'response', id, ok: false, ...result.refused });
    else deliver({ v: 1, type: 'response', id, ok: true, data: result });
  }

  return {
    transport: page,
    received,
    names: () => received.map((message) => ('name' in message ? message.name : message.type)),
    request: (name, data) =>
      new Promise((resolve) => {
        const request: RequestMessage = { v: 1, type: 'request', id: crypto.randomUUID(), name, data };
        waiting.set(request.id, resolve);
        deliver(request);
      }),
    announce: (name, data) => {
      const event: EventMessage = { v: 1, type: 'event', id: crypto.randomUUID(), name, data };
      deliver(event);
    },
    deliver: (text) => shell.post(text),
  };
}

function notFound(name: string): Refusal {
  const words = `handler name -> ${name} can't find!!!`;
  return refusal('NOT_FOUND', words, words);
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result;
}
