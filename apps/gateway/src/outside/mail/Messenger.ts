import type { FastifyBaseLogger } from 'fastify';
import type { LoginIdentifier } from '@ezwallet/validators';
import type { Words } from './letter.ts';

/** Delivers a message to a telephone or a mailbox. */
export interface Carrier {
  /** @param target E.164 number or e-mail address @throws Error if the provider does not accept it */
  send(target: string, words: Words): Promise<void>;
}

/** The carriers of this deployment. Without a carrier it cannot send messages of that kind. */
export interface Carriers {
  readonly sms: Carrier | undefined;
  readonly email: Carrier | undefined;
  /** Logs in to the mail server. @throws {StartError} if it does not answer or refuses us */
  check?(): Promise<void>;
  /** Closes connections. */
  close?(): void;
}

/** Sends messages in the background, so that no answer shows how long a provider takes or whether a message goes out. */
export interface Messenger {
  /** Whether this deployment can send to telephones, or to mailboxes. */
  canReach(kind: LoginIdentifier['kind']): boolean;
  /** @param then learns whether the carrier accepted the message */
  send(to: LoginIdentifier, words: Words, then?: (isSent: boolean) => Promise<void>): void;
  /** Hands a message to the carrier once. @throws Error when it does not accept the message, or when there is no carrier */
  deliver(to: LoginIdentifier, words: Words): Promise<void>;
  /** Finds out whether messages can go out, before anybody needs one. @throws {StartError} */
  check(): Promise<void>;
  /** Waits until every message so far is sent or has failed for good. */
  settle(): Promise<void>;
  /** Waits in the same way, then closes the carriers' connections. */
  close(): Promise<void>;
}

const TRIES = 3;
const PAUSE = 500;

export function createMessenger(carriers: Carriers, log: FastifyBaseLogger): Messenger {
  const underway = new Set<Promise<void>>();

  const carrierOf = (kind: LoginIdentifier['kind']) => (kind === 'phone' ? carriers.sms : carriers.email);
  const targetOf = (to: LoginIdentifier) => (to.kind === 'phone' ? `+${to.areaCode}${to.number}` : to.email);

  async function deliver(to: LoginIdentifier, words: Words): Promise<boolean> {
    const carrier = carrierOf(to.kind);
    if (!carrier) {
      log.error({ channel: to.kind }, 'message dropped: no carrier is configured for this channel');
      return false;
    }
    for (let attempt = 1; ; attempt++) {
      try {
        await carrier.send(targetOf(to), words);
        return true;
      } catch (error) {
        log.warn({ err: error, channel: to.kind, attempt }, 'message not sent');
        if (attempt === TRIES) return false;
        await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
      }
    }
  }

  const settle = async () => void (await Promise.all(underway));

  return {
    canReach: (kind) => carrierOf(kind) !== undefined,
    async deliver(to, words) {
      const carrier = carrierOf(to.kind);
      if (!carrier)
        throw new Error(
          'No carrier is configured for this channel, so the message cannot go out. Set SMTP_URL or SMS_URL.',
        );
      await carrier.send(targetOf(to), words);
    },
    send(to, words, then) {
      const task = deliver(to, words)
        .then(then)
        .catch((error: unknown) => log.warn({ err: error }, 'message not recorded'))
        .finally(() => underway.delete(task));
      underway.add(task);
    },
    check: async () => await carriers.check?.(),
    settle,
    async close() {
      await settle();
      carriers.close?.();
    },
  };
}
