import { decodeMessage, encodeMessage } from '../protocol/codec.ts';
import type { EventMessage, RequestMessage } from '../protocol/message.ts';
import { BridgeError } from '../protocol/BridgeError.ts';
import { passes } from '../protocol/passes.ts';
import type {
  AnswerOf,
  Args,
  Check,
  DataOf,
  Handler,
  Handlers,
  NameOf,
  Protocol,
  Schemas,
} from '../protocol/protocol.ts';
import type { Transport } from '../transports/Transport.ts';
import { createCalls } from './createCalls.ts';
import { createOutbox, type Lost } from './createOutbox.ts';
import { createRegistry, failure, type OnHandlerError, type Outcome } from './createRegistry.ts';

/** Options of {@link createBridge}: the transport, and the checks of messages. */
export interface BridgeOptions<P extends Protocol> {
  /** The way to the shell, or a probe for it such as `() => detectTransport(window)`. */
  readonly transport: Transport | (() => Transport | undefined);
  /** Handlers of this side; add more with `handle`. */
  readonly handlers?: Handlers<P>;
  readonly schemas: Schemas<P>;
  /** Target whose `pagehide` ends all open calls: the window. A page that comes back from the cache can call again. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Receives a handler's error. The other side learns nothing about it. */
  readonly onHandlerError?: OnHandlerError;
}

/** One side of the conversation. */
export interface Bridge<P extends Protocol> {
  /**
   * Asks the other side and waits for its answer.
   *
   * @throws BridgeError `TIMEOUT` after 10 s (120 s where a person acts), `UNAVAILABLE` without a shell, `CLOSED`,
   *   `TOO_LARGE`, `INVALID_DATA` when the data or the answer does not have the declared form, or the other side's code.
   *   Data of another form is not sent.
   */
  call<Name extends NameOf<P['calls']>>(
    name: Name,
    ...args: Args<DataOf<P['calls'][Name]>>
  ): Promise<AnswerOf<P['calls'][Name]>>;
  /**
   * Announces something to the other side; without a shell the message is lost.
   *
   * @throws BridgeError `TOO_LARGE`, or `INVALID_DATA` when the data does not have the declared form.
   */
  emit<Name extends NameOf<P['events']>>(name: Name, ...args: Args<P['events'][Name]>): void;
  /**
   * Adds a handler for a name.
   *
   * @returns removes it.
   * @throws Error when the name already has a handler, because two would both answer.
   */
  handle<Name extends NameOf<P['handles']>>(name: Name, handler: Handler<P['handles'][Name]>): () => void;
  /** Ends all open calls with `CLOSED` and releases the transport permanently. */
  close(): void;
  /** Number of incoming messages without effect: malformed ones, unknown events, late or duplicate answers. */
  readonly ignored: number;
}

/**
 * Opens a typed conversation with the shell that hosts the page.
 *
 * @throws TypeError without a transport or schemas
 * @example
 * import { createBridge, detectTransport } from '@ezwallet/bridge';
 * import { pageSchemas, type PageProtocol } from '@ezwallet/bridge/methods';
 *
 * const transport = () => detectTransport(window);
 * const bridge = createBridge<PageProtocol>({ transport, schemas: pageSchemas, page: window });
 * bridge.handle('qrScanResult', ({ text }) => location.assign(`/pay?text=${encodeURIComponent(text)}`));
 * const { success } = await bridge.call('invokeBiometricAuth', { reason: 'login' });
 */
export function createBridge<P extends Protocol>(options: BridgeOptions<P>): Bridge<P> {
  const { schemas, transport, page, onHandlerError } = (options as Partial<BridgeOptions<P>> | undefined) ?? {};
  if (!schemas || !transport) {
    throw new TypeError(
      'createBridge lacks its transport or schemas: it could not send, or check what it gets. Pass both.',
    );
  }
  let ignored = 0;
  const registry = createRegistry(onHandlerError);
  const calls = createCalls(schemas.answers, (message, onLost) => send(schemas.calls, message, onLost));

  /** Sends data of the declared form, and nothing else. */
  function send(checks: object, message: RequestMessage | EventMessage, onLost?: (code: Lost) => void): void {
    const { name, data } = message;
    if (!passes((checks as Record<string, Check<unknown>>)[name], data)) {
      throw new BridgeError('INVALID_DATA', name, 'Nothing was sent: pass data of the form that the schemas declare');
    }
    outbox.send(encodeMessage(message), onLost);
  }

  function receive(text: unknown): void {
    const message = decodeMessage(text);
    if (message && message.type !== 'response') void serve(message);
    else if (!message || !calls.settle(message)) ignored += 1;
  }

  async function serve(message: RequestMessage | EventMessage): Promise<void> {
    const outcome = await registry.run(message);
    if (message.type === 'request') respond(message, outcome);
    else if (!outcome.ok && outcome.error.code !== 'HANDLER') ignored += 1;
  }

  function respond({ id, name }: RequestMessage, outcome: Outcome): void {
    const write = (end: Outcome): void => outbox.send(encodeMessage({ v: 1, type: 'response', id, ...end }));
    try {
      write(outcome);
    } catch (error) {
      onHandlerError?.(error, name);
      write(failure('HANDLER'));
    }
  }

  function abandon(): void {
    calls.abandon();
    outbox.clear();
  }

  const handle: Bridge<P>['handle'] = (name, handler) => registry.add(name, schemas.handles[name], handler);
  for (const [name, handler] of Object.entries(options.handlers ?? {})) handle(name as never, handler as never);
  const outbox = createOutbox(transport, receive);
  page?.addEventListener('pagehide', abandon);

  return {
    call: calls.call as Bridge<P>['call'],
    emit: (name, ...[data]) => {
      send(schemas.events, { v: 1, type: 'event', id: crypto.randomUUID(), name, data });
    },
    handle,
    close: () => {
      abandon();
      outbox.close();
      page?.removeEventListener('pagehide', abandon);
    },
    get ignored() {
      return ignored;
    },
  };
}
