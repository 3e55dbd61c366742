import type { Entry } from './Entry.ts';
import { imageOf, isOn, kindOf, nameOf, mixUp, notFound, reasonOf, refuse, spoken } from './answers.ts';
import { defaults, type Settings } from './settings.ts';
import { type Answer, type Asking, type Outcome, read, write } from './wire.ts';

/** An act that the shell asks of the person at the phone. */
export interface Prompt {
  readonly kind: 'biometric' | 'scanner';
  readonly reason: string;
}

export interface ShellState {
  readonly settings: Settings;
  readonly log: readonly Entry[];
  readonly prompt: Prompt | undefined;
  /** Whether the page has sent a message since it opened. */
  readonly heard: boolean;
  readonly signedIn: boolean;
  /** The people who may sign in by biometrics. The shell keeps them, as a keystore does. */
  readonly records: readonly unknown[];
  readonly picture: string | undefined;
  /** The name of the document that the page saved last. */
  readonly savedFile: string | undefined;
  /** Whether the page wants to stay out of pictures of the screen. */
  readonly isProtected: boolean;
  /** The feedback that the phone gave last. */
  readonly felt: string | undefined;
  /** The number of messages from other origins or windows. The shell does not read them. */
  readonly strangers: number;
}

export interface NativeShellOptions {
  /** Sends text to the page. */
  readonly post: (text: string) => void;
  /** A place in which the records outlast the simulator's own page. */
  readonly keystore?: {
    readonly read: () => readonly unknown[];
    readonly write: (records: readonly unknown[]) => void;
  };
}

interface Sent {
  readonly seq: number;
  readonly name: string;
  readonly at: number;
}

const MAX_LOG = 500;
const done: Outcome = { ok: true, data: 'success' };

/** The native half of a wallet, with a switch for everything that differs between phones. */
export class NativeShell {
  #state: ShellState;
  readonly #options: NativeShellOptions;
  readonly #listeners = new Set<() => void>();
  readonly #asked = new Map<string, Sent>();
  readonly #quietly = new Map<string, (code: string | undefined) => void>();
  /** Changes with every page, so that an answer meant for the last one does not reach the next. */
  #visit = 0;
  #openedAt = Date.now();
  #seq = 0;
  #decide: ((outcome: Outcome) => void) | undefined;

  constructor(options: NativeShellOptions) {
    this.#options = options;
    this.#state = {
      settings: defaults,
      log: [],
      prompt: undefined,
      heard: false,
      signedIn: false,
      records: options.keystore?.read() ?? [],
      picture: undefined,
      savedFile: undefined,
      isProtected: false,
      felt: undefined,
      strangers: 0,
    };
  }

  get state(): ShellState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(settings: Partial<Settings>): void {
    this.#change({ settings: { ...this.#state.settings, ...settings } });
  }

  /** A page starts. Requests of the last page end. */
  open(): void {
    this.#visit += 1;
    this.#openedAt = Date.now();
    this.#asked.clear();
    this.#decide = undefined;
    this.#change({ heard: false, signedIn: false, isProtected: false, felt: undefined, prompt: undefined });
  }

  /** Handles a message from the page. */
  receive(text: unknown): void {
    const message = read(text);
    if (!this.#state.heard) this.#change({ heard: true });
    if ('malformed' in message) {
      this.#add({ from: 'page', type: 'malformed', name: message.malformed, data: text, state: 'told' });
    } else if (message.type === 'response') this.#takeAnswer(message);
    else if (message.type === 'event') this.#hear(message);
    else void this.#serve(message);
  }

  /** Counts a message from elsewhere. */
  refuseStranger(): void {
    this.#change({ strangers: this.#state.strangers + 1 });
  }

  /** Sends the page a request or a message. */
  push(type: Asking['type'], name: string, data?: unknown): void {
    const message: Asking = { v: 1, type, id: crypto.randomUUID(), name, data };
    const state = type === 'request' ? 'open' : 'told';
    const seq = this.#add({ from: 'shell', type, name, data, state });
    if (type === 'request') this.#asked.set(message.id, { seq, name, at: Date.now() });
    this.#options.post(write(message));
  }

  /**
   * Sends the page a request without a line in the log. Resolves with the code of its refusal, or undefined; a message that is
   * too long to send counts as refused.
   */
  readonly ask = (name: string, data: unknown): Promise<string | undefined> =>
    new Promise((resolve) => {
      const id = crypto.randomUUID();
      this.#quietly.set(id, resolve);
      try {
        this.#options.post(write({ v: 1, type: 'request', id, name, data }));
      } catch {
        this.#quietly.delete(id);
        resolve('INVALID_DATA');
      }
    });

  /** Posts any text at all. */
  pushText(text: string): void {
    this.#add({ from: 'shell', type: 'malformed', name: 'any text', data: text, state: 'told' });
    this.#options.post(text);
  }

  /** Reports what the person did at the sensor or the camera. */
  decide(outcome: Outcome): void {
    this.#decide?.(outcome);
  }

  clearLog(): void {
    this.#change({ log: [] });
  }

  clearKeystore(): void {
    this.#store([]);
    this.#change({ picture: undefined, savedFile: undefined });
  }

  async #serve({ id, name, data }: Asking): Promise<void> {
    const visit = this.#visit;
    const at = Date.now();
    const { condition, delay } = this.#state.settings;
    const seq = this.#add({ from: 'page', type: 'request', name, data, state: 'open' });
    if (condition === 'dead') return;
    const outcome = condition === 'old' ? notFound(name) : await this.#act(name, data);
    if (condition === 'slow') await new Promise((resolve) => setTimeout(resolve, delay));
    if (visit !== this.#visit) return;
    for (const text of spoken(this.#state.settings.lie, write({ v: 1, type: 'response', id, ...outcome }), id))
      this.#options.post(text);
    this.#addAnswer('shell', outcome, { seq, name, at });
    if (name === 'getAlreadyCrossBiometric' && this.#state.settings.announces) this.tellSensor();
  }

  /** Tells the page which sensor the phone has. */
  tellSensor(): void {
    const { sensor } = this.#state.settings;
    this.push('request', 'supportBiometricType', sensor === 'none' ? [] : [sensor]);
  }

  #act(name: string, data: unknown): Outcome | Promise<Outcome> {
    const { sensor, touch, camera, scan, keystoreLocked, lie } = this.#state.settings;
    switch (name) {
      case 'getAlreadyCrossBiometric':
        return { ok: true, data: lie === 'wrongRecord' ? mixUp(this.#state.records) : this.#state.records };
      case 'setAlreadyCrossBiometric':
        if (keystoreLocked) return refuse('KEYSTORE', 'The keystore is locked.');
        if (!Array.isArray(data)) return refuse('INVALID_DATA');
        this.#store(data);
        return done;
      case 'invokeBiometricAuth':
        if (sensor === 'none') return refuse('UNSUPPORTED', 'This phone has no sensor.');
        if (lie === 'wrongRecord') return { ok: true, data: { success: true } };
        if (touch === 'ask') return this.#ask('biometric', reasonOf(data));
        return { ok: true, data: { success: touch === 'match' } };
      case 'toQRCodeScanner':
        if (camera === 'ask') return this.#ask('scanner', '');
        return { ok: true, data: { text: camera === 'scan' ? scan : '' } };
      case 'openBrowser':
        return done;
      case 'saveImage':
        this.#change({ picture: imageOf(data) });
        return done;
      case 'saveFile':
        if (!this.#state.settings.saves) return notFound(name);
        this.#change({ savedFile: nameOf(data) });
        return done;
      case 'setScreenshotProtection':
        if (!this.#state.settings.protects) return refuse('UNSUPPORTED', 'This phone cannot protect its screen.');
        this.#change({ isProtected: isOn(data) });
        return done;
      case 'playHaptic':
        if (!this.#state.settings.vibrates) return refuse('UNSUPPORTED', 'This phone has no touch feedback.');
        this.#change({ felt: kindOf(data) });
        return done;
      default:
        return notFound(name);
    }
  }

  #ask(kind: Prompt['kind'], reason: string): Promise<Outcome> {
    // A person does one thing at a time, so this cancels the earlier request.
    this.#decide?.(refuse('BUSY', 'Something else was asked.'));
    this.#change({ prompt: { kind, reason } });
    return new Promise((resolve) => {
      this.#decide = (outcome) => {
        this.#decide = undefined;
        this.#change({ prompt: undefined });
        resolve(outcome);
      };
    });
  }

  #hear({ name, data }: Asking): void {
    this.#add({ from: 'page', type: 'event', name, data, state: 'told' });
    if (name === 'userLogin') this.#change({ signedIn: true });
    if (name === 'userLogout') this.#change({ signedIn: false });
  }

  #takeAnswer(message: Answer): void {
    const quietly = this.#quietly.get(message.id);
    if (quietly) {
      this.#quietly.delete(message.id);
      return quietly(message.ok ? undefined : message.error.code);
    }
    const sent = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    this.#addAnswer('page', message, sent);
  }

  #store(records: readonly unknown[]): void {
    this.#options.keystore?.write(records);
    this.#change({ records });
  }

  #addAnswer(from: Entry['from'], outcome: Outcome, sent: Sent | undefined): void {
    const end = {
      state: outcome.ok ? 'ok' : 'refused',
      code: outcome.ok ? undefined : outcome.error.code,
      took: sent && Date.now() - sent.at,
    } as const;
    const data = outcome.ok ? outcome.data : { error: outcome.error, data: outcome.data };
    this.#change({ log: this.#state.log.map((entry) => (entry.seq === sent?.seq ? { ...entry, ...end } : entry)) });
    this.#add({ from, type: 'response', name: sent?.name ?? 'nothing that was asked', data, ...end });
  }

  #add(entry: Omit<Entry, 'seq' | 'at'>): number {
    const seq = (this.#seq += 1);
    const line = { ...entry, seq, at: Date.now() - this.#openedAt };
    this.#change({ log: [...this.#state.log, line].slice(-MAX_LOG) });
    return seq;
  }

  #change(part: Partial<ShellState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
