import type { Dialect } from '../dialect.ts';
import { type Envelope, EnvelopeError, type KeySession } from '../envelope/index.ts';
import type { ResetLog } from './ClientOptions.ts';
import { Fault } from './Fault.ts';

/** The keys of this tab. */
export interface Keyring {
  /** The current session, after an exchange if there is none. All callers share one exchange. @throws {Fault} */
  session(): Promise<KeySession>;
  seal(session: KeySession, text: string): Promise<string>;
  open(session: KeySession, sealed: string): Promise<string>;
  /**
   * Forgets a session that the server cannot read.
   * @returns whether to try another exchange; false after too many resets
   */
  drop(session: KeySession): boolean;
}

/** What a {@link Keyring} needs. */
export interface KeyringDeps {
  readonly loadEnvelope: () => Envelope | Promise<Envelope>;
  readonly fingerprint: () => string;
  /** Sends one step of the exchange. @throws {Fault} */
  readonly post: (path: string, sessionId: string, body?: string) => Promise<Uint8Array>;
  readonly dialect: Dialect;
  readonly clock: () => number;
  readonly resets: ResetLog;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function waitForFingerprint({ fingerprint, dialect }: KeyringDeps): Promise<void> {
  const { firstPoll, nextPoll, limit } = dialect.fingerprintWait;
  for (let waited = 0, poll = firstPoll; fingerprint() === ''; waited += poll, poll = nextPoll) {
    if (waited >= limit) throw new Fault('keys');
    await sleep(poll);
  }
}

/** Holds one key session and creates it when first needed. */
export function createKeyring(deps: KeyringDeps): Keyring {
  let loading: Promise<Envelope> | undefined;
  let current: Promise<KeySession> | undefined;
  let ready: KeySession | undefined;

  const envelope = (): Promise<Envelope> => {
    loading ??= Promise.resolve(deps.loadEnvelope()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  async function exchange(): Promise<KeySession> {
    try {
      await waitForFingerprint(deps);
      ready = await (await envelope()).exchange(deps.post);
      return ready;
    } catch (error) {
      current = undefined;
      if (error instanceof EnvelopeError && (error.fault === 'BROWSER_ONLY' || error.fault === 'INSECURE_CONTEXT')) {
        throw error;
      }
      throw error instanceof Fault ? error : new Fault('keys');
    }
  }

  return {
    session: () => (current ??= exchange()),
    seal: async (session, text) => (await envelope()).seal(session, text),
    open: async (session, sealed) => (await envelope()).open(session, sealed),
    drop(session) {
      // Several calls may learn about the same lost key; only the first of them resets.
      if (session !== ready) return true;
      current = undefined;
      ready = undefined;
      const { limit, window } = deps.dialect.keyResets;
      const now = deps.clock();
      const recent = deps.resets.read().filter((time) => time > now - window && time <= now);
      if (recent.length >= limit) return false;
      deps.resets.write([...recent, now]);
      return true;
    },
  };
}
