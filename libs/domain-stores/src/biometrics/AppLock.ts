import { makeAutoObservable, reaction } from 'mobx';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { BIOMETRIC_TYPES, type BiometricType } from './BiometricShell.ts';
import type { BiometricsStore } from './BiometricsStore.ts';

/** How long the app may be out of sight before it locks, in milliseconds. */
export const LOCK_GRACE = 60_000;
/** The same while the person takes a picture, picks a file or is at a sensor, as the app asked for. */
export const ERRAND_GRACE = 5 * 60_000;

const PART = 'lock';

/** Tells a page whether to lock before the native app has said anything. */
interface SavedLock {
  readonly userId: string;
  readonly types: readonly BiometricType[];
}

type LockDeps = Pick<Deps, 'clock' | 'visibility' | 'secureStore'>;

/**
 * Locks the app of a signed-in person who uses biometrics: when the page opens, and when the person comes back after a
 * while. Only a fingerprint, a face or the password opens it, whatever the device says meanwhile.
 */
export class AppLock {
  isLocked = false;
  /** Nothing was drawn yet, so that nothing is below the lock. */
  isCold = false;
  /** The app is out of sight. Nothing is drawn, so that nobody sees it in the list of apps or for a moment after it. */
  isCovered = false;
  /** Changes when a session ends below the lock: what was drawn for its member has to go before the lock opens. */
  round = 0;

  readonly #deps: LockDeps;
  readonly #session: Pick<SessionStore, 'signedIn' | 'userId' | 'onEnd'>;
  readonly #biometrics: BiometricsStore;
  #hiddenAt: number | undefined = undefined;
  #isOnErrand = false;

  constructor(
    deps: LockDeps,
    session: Pick<SessionStore, 'signedIn' | 'userId' | 'onEnd'>,
    biometrics: BiometricsStore,
  ) {
    this.#deps = deps;
    this.#session = session;
    this.#biometrics = biometrics;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The biometric view may be shown (product specification, section 4). */
  get isArmed(): boolean {
    return this.#session.signedIn && this.#biometrics.isUsed && this.#biometrics.isSupportBiometric;
  }

  /** Locks the page that opens if the last one was armed. Then watches. @returns the way to stop */
  async start(): Promise<() => void> {
    const saved = readSavedLock(await this.#deps.secureStore.read(PART));
    if (saved && saved.userId === this.#session.userId) this.lockCold(saved.types);
    const stops = [
      this.#deps.visibility.subscribe((visible) => (visible ? this.comeBack() : this.leave())),
      this.#session.onEnd(this.endSession),
      reaction(
        () => this.#toSave,
        (next) => void this.#save(next),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Locks, if the person uses biometrics here. */
  lock(): void {
    if (this.isArmed) this.isLocked = true;
  }

  /** Opens the lock after a verification, or by the native app's word. */
  unlock(): void {
    this.isLocked = false;
    this.isCold = false;
  }

  /** Asks for a fingerprint or a face, and opens the lock. @throws Error if it did not match */
  async verify(reason: string): Promise<void> {
    if (!(await this.#biometrics.verify(reason))) throw new Error('The device did not recognise the person.');
    this.unlock();
  }

  /** The app sends the person elsewhere, such as to the camera: the next absence may be longer. */
  expectErrand(): void {
    this.#isOnErrand = true;
  }

  /** The person is back, or never left. Out of sight, coming back ends it. */
  endErrand(): void {
    if (this.#hiddenAt === undefined) this.#isOnErrand = false;
  }

  private endSession(): void {
    if (this.isLocked) this.round += 1;
    this.isCovered = false;
    this.unlock();
  }

  private leave(): void {
    this.#hiddenAt = this.#deps.clock.now();
    this.#isOnErrand ||= this.#biometrics.isVerifying;
    this.isCovered = this.isArmed;
  }

  private comeBack(): void {
    const away = this.#hiddenAt === undefined ? 0 : this.#deps.clock.now() - this.#hiddenAt;
    const grace = this.#isOnErrand ? ERRAND_GRACE : LOCK_GRACE;
    this.#hiddenAt = undefined;
    this.#isOnErrand = false;
    // A clock that went back says nothing about how long it was.
    if (away < 0 || away >= grace) this.lock();
    this.isCovered = false;
  }

  private lockCold(types: readonly BiometricType[]): void {
    this.#biometrics.setSupport(types);
    this.isLocked = true;
    this.isCold = true;
  }

  /** The lock that the next page should find; undefined while nobody knows. */
  get #toSave(): SavedLock | null | undefined {
    const { isRead, supportBiometricType: types } = this.#biometrics;
    if (!isRead) return undefined;
    return this.isArmed ? { userId: this.#session.userId, types } : null;
  }

  async #save(next: SavedLock | null | undefined): Promise<void> {
    const { secureStore } = this.#deps;
    // The end of a session wipes the store by itself. Without space, the next page opens without a lock.
    if (next === null) await secureStore.remove(PART).catch(() => undefined);
    else if (next) await secureStore.write(PART, next).catch(() => undefined);
  }
}

function readSavedLock(value: unknown): SavedLock | undefined {
  const { userId, types } = (value ?? {}) as Partial<Record<keyof SavedLock, unknown>>;
  if (typeof userId !== 'string' || userId === '' || !Array.isArray(types)) return undefined;
  return { userId, types: BIOMETRIC_TYPES.filter((type) => types.includes(type)) };
}
