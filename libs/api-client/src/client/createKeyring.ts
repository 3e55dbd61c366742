import type { Dialect } from '../dialect.ts';
import {
  type CallBinding,
  type Envelope,
  EnvelopeError,
  type EnvelopeFault,
  type KeyHolder,
  type KeySession,
} from '../envelope/index.ts';
import type { ResetLog } from './ClientOptions.ts';
import { Fault } from './Fault.ts';

/** The keys of this tab. */
export interface Keyring {
  /** The current session, after an exchange if there is none. All callers share one exchange. @throws {Fault} */
  session(): Promise<KeySession>;
  seal(session: KeySession, text: string, call: CallBinding): Promise<string>;
  open(session: KeySession, sealed: string, call: CallBinding): Promise<string>;
  /** Header for a call whose body is a form; nothing in version 1. */
  prove(session: KeySession, call: CallBinding): Promise<string | undefined>;
  /**
   * Forgets a session that the server cannot read.
   * @returns whether to try another exchange; false after too many resets
   */
  drop(session: KeySession): boolean;
}

/** The parts that a {@link Keyring} works with. */
export interface KeyringDeps {
  readonly loadEnvelope: () => Envelope | Promise<Envelope>;
  readonly holder: () => KeyHolder;
  /** Sends one step of the exchange. @throws {Fault} */
  readonly post: (path: string, sessionId: string, body?: string) => Promise<Uint8Array>;
  readonly dialect: Dialect;
  readonly clock: () => number;
  readonly resets: ResetLog;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The application must know of these, because no other exchange can help. */
const NOT_HERE: readonly EnvelopeFault[] = ['BROWSER_ONLY', 'INSECURE_CONTEXT'];

async function waitForFingerprint({ holder, dialect }: KeyringDeps): Promise<void> {
  const { firstPoll, nextPoll, limit } = dialect.fingerprintWait;
  for (let waited = 0, poll = firstPoll; holder().fingerprint === ''; waited += poll, poll = nextPoll) {
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

  /** Counts a reset; false after too many. */
  function countReset(): boolean {
    const { limit, window } = deps.dialect.keyResets;
    const now = deps.clock();
    const recent = deps.resets.read().filter((time) => time > now - window && time <= now);
    if (recent.length >= limit) return false;
    deps.resets.write([...recent, now]);
    return true;
  }

  async function exchange(): Promise<KeySession> {
    try {
      await waitForFingerprint(deps);
      ready = await (await envelope()).exchange(deps.post, deps.holder());
      return ready;
    } catch (error) {
      current = undefined;
      if (error instanceof Fault) throw error;
      const fault = error instanceof EnvelopeError ? error.fault : undefined;
      if (fault !== undefined && NOT_HERE.includes(fault)) throw error;
      // Anyone on the way can cause this, so it may reload the page only so often.
      throw new Fault(fault === 'PINNED_KEY' && countReset() ? 'pins' : 'keys');
    }
  }

  return {
    session: () => (current ??= exchange()),
    seal: async (session, text, call) => (await envelope()).seal(session, text, call),
    open: async (session, sealed, call) => (await envelope()).open(session, sealed, call),
    prove: async (session, call) => (await envelope()).prove?.(session, call),
    drop(session) {
      // Several calls may learn about the same lost key; only the first of them resets.
      if (session !== ready) return true;
      current = undefined;
      ready = undefined;
      return countReset();
    },
  };
}
