import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CODE, LOGIN_TYPES } from '@ezwallet/api-client/constants';
import type { Contract, LoginResult, PayPurpose, Proof } from '@ezwallet/api-client/contract';
import { readRefusal } from '../kit/failures.ts';
import type { Deps } from '../ports/deps.ts';
import type { TicketSource } from '../pay-tickets/TicketSource.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import {
  type BiometricRecord,
  endOfCode,
  isForLogin,
  MOST_LOGIN_USERS,
  newRecord,
  readRecordList,
  WITHOUT_LOGIN,
} from './biometric-records.ts';
import type { BiometricShell, BiometricType } from './BiometricShell.ts';

/** Refusals that ask the person for something. Every other one stays without words (product specification, section 8). */
const ABOUT_PROOFS: ReadonlySet<string> = new Set([
  CODE.proofsWanted,
  CODE.wrongPassword,
  'EXPIRED',
  'PASSWORD_INCORRECT',
  'PINCODE_INVALID',
  'TWO_FACODE_INVALID',
]);

/** The act that a person waits for. */
type Pending = 'use' | 'login' | 'entry' | null;

type Session = Pick<SessionStore, 'userId' | 'user' | 'login' | 'logout'>;

/**
 * Fingerprint and face on this device: who uses them, for what, and the code that they release. The native app stores the
 * list; this store never writes it anywhere else.
 */
export class BiometricsStore {
  /** Kinds that the device supports; empty for none, and until the native app says. */
  supportBiometricType: readonly BiometricType[] = [];
  /** Everyone who uses biometrics on this device. */
  alreadyCrossBiometric: readonly BiometricRecord[] = [];
  /** Whether the native app has told who uses biometrics since the page opened. */
  isRead = false;
  pending: Pending = null;
  /** The person is at the sensor. */
  isVerifying = false;

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #shell: BiometricShell;
  readonly #session: Session;
  #released = '';

  constructor(deps: Pick<Deps, 'api' | 'clock'>, shell: BiometricShell, session: Session) {
    this.#deps = deps;
    this.#shell = shell;
    this.#session = session;
    makeAutoObservable(
      this,
      { supportBiometricType: observableRef, alreadyCrossBiometric: observableRef, released: false },
      { autoBind: true },
    );
  }

  get isSupportBiometric(): boolean {
    return this.supportBiometricType.length > 0;
  }

  /** The signed-in person's record. */
  get own(): BiometricRecord | undefined {
    const { userId } = this.#session;
    return userId === '' ? undefined : this.alreadyCrossBiometric.find((record) => record.userId === userId);
  }

  /** The signed-in person unlocks the app by biometrics. */
  get isUsed(): boolean {
    return this.own?.isUseBiometric ?? false;
  }

  /** The signed-in person can sign in by biometrics. */
  get isUsedForLogin(): boolean {
    return this.own !== undefined && isForLogin(this.own, this.#deps.clock.now());
  }

  /** The people who can sign in by biometrics on this device, while the device supports them. */
  get loginRecords(): readonly BiometricRecord[] {
    if (!this.isSupportBiometric) return [];
    const now = this.#deps.clock.now();
    return this.alreadyCrossBiometric.filter((record) => isForLogin(record, now));
  }

  /** Whether the signed-in person may switch biometrics (product specification, section 5). */
  get isOffered(): boolean {
    const most = this.isUsedForLogin ? MOST_LOGIN_USERS : MOST_LOGIN_USERS - 1;
    return this.isSupportBiometric && this.#session.userId !== '' && this.loginRecords.length <= most;
  }

  /** The signed-in person can confirm payments without the payment password: the server knows the code on this device. */
  get isForPayments(): boolean {
    return this.isSupportBiometric && this.isUsedForLogin;
  }

  /** The code for the call that is being sent; empty in all others. */
  get released(): string {
    return this.#released;
  }

  setSupport(types: readonly BiometricType[]): void {
    this.supportBiometricType = [...new Set(types)];
  }

  setRecords(list: readonly BiometricRecord[]): void {
    this.alreadyCrossBiometric = readRecordList(list, this.#deps.clock.now());
    this.isRead = true;
  }

  /** Reads the list of the native app. Without an answer, what was known stays. */
  async read(): Promise<void> {
    try {
      this.setRecords(await this.#shell.readRecords());
    } catch {
      // Who signs in by password needs no list.
    }
  }

  /** Asks for a fingerprint or a face. @returns false also when the device cannot ask */
  async verify(reason: string): Promise<boolean> {
    if (this.isVerifying) return false;
    runInAction(() => (this.isVerifying = true));
    try {
      return await this.#shell.verify(reason);
    } catch {
      return false;
    } finally {
      runInAction(() => (this.isVerifying = false));
    }
  }

  /**
   * Makes biometrics unlock the app, or not any more; the latter ends biometric login too.
   *
   * @returns whether it is done
   * @throws ApiError if the server wants proofs, or those given are wrong
   */
  setUse(on: boolean, proofs?: readonly Proof[]): Promise<boolean> {
    const { user } = this.#deps.api;
    return this.#change('use', async () => {
      if (on) await user.biometricsOn(withProofs(proofs));
      else await user.biometricsOff({});
      return await this.#save(on ? { isUseBiometric: true } : { isUseBiometric: false, ...WITHOUT_LOGIN });
    });
  }

  /**
   * Makes biometrics sign the person in on this device, or not any more.
   *
   * @returns whether it is done
   * @throws ApiError if the server wants proofs, or those given are wrong
   */
  setLogin(on: boolean, proofs?: readonly Proof[]): Promise<boolean> {
    const { api, clock } = this.#deps;
    return this.#change('login', async () => {
      if (!on) {
        await api.user.biometricsLoginOff({});
        return await this.#save(WITHOUT_LOGIN);
      }
      const biometricsCode = await api.user.biometricsLoginOn(withProofs(proofs));
      const expirationTime = endOfCode(clock.now());
      if (await this.#save({ isUseBiometricToLogin: true, biometricsCode, expirationTime })) return true;
      // Nobody has the code, so it should not work either.
      await api.user.biometricsLoginOff({}).catch(() => undefined);
      return false;
    });
  }

  /**
   * Signs somebody in after their fingerprint or face. A code that the server does not know any more leaves the list.
   *
   * @returns what the server answered, also when it wants more proof; null when nothing came of it
   */
  async login(record: BiometricRecord, reason: string): Promise<LoginResult | null> {
    if (this.pending !== null) return null;
    runInAction(() => (this.pending = 'entry'));
    try {
      return (await this.verify(reason)) ? await this.#enter(record) : null;
    } catch (error) {
      if (readRefusal<Contract['user']['login']>(error)?.code === 'EXPIRED') await this.#forgetCode(record.userId);
      return null;
    } finally {
      runInAction(() => (this.pending = null));
    }
  }

  /** The way to confirm a payment by a fingerprint or a face. @param reason what for, in the person's language */
  toTicketSource(reason: string): TicketSource {
    return { verify: () => this.verify(reason), getTicket: (purpose) => this.#getTicket(purpose) };
  }

  async #getTicket(purpose: PayPurpose): Promise<string | null> {
    const { own } = this;
    if (!own || !this.isForPayments) return null;
    const { user } = this.#deps.api;
    try {
      const exchange = () => user.checkTransPass({ biometrics: true, ...purpose }, { quiet: true });
      return (await this.#releasing(own.biometricsCode, exchange)).payPassTicket;
    } catch (error) {
      const refusal = readRefusal<Contract['user']['checkTransPass']>(error);
      if (!refusal) throw error;
      if (refusal.code === 'NO_THIS_METHOD') await this.#forgetCode(own.userId);
      return null;
    }
  }

  async #enter(record: BiometricRecord): Promise<LoginResult | null> {
    const { loginName, email, phone, countryCode, biometricsCode } = record;
    const name = phone === '' ? { loginName: email || loginName } : { loginName: phone, countryCode };
    const result = await this.#releasing(biometricsCode, () =>
      this.#session.login({ ...name, loginType: LOGIN_TYPES.biometrics }),
    );
    if (result.userId === record.userId) return result;
    // The list named one person and held the code of another. Nobody should use an account that is not theirs.
    await this.#session.logout();
    return null;
  }

  async #releasing<T>(code: string, call: () => Promise<T>): Promise<T> {
    this.#released = code;
    try {
      return await call();
    } finally {
      this.#released = '';
    }
  }

  async #change(pending: 'use' | 'login', change: () => Promise<boolean>): Promise<boolean> {
    if (this.pending !== null) return false;
    runInAction(() => (this.pending = pending));
    try {
      return await change();
    } catch (error) {
      if (ABOUT_PROOFS.has(readRefusal(error)?.code ?? '')) throw error;
      return false;
    } finally {
      runInAction(() => (this.pending = null));
    }
  }

  /** Stores a change of the signed-in person's record. @returns whether the native app has it */
  async #save(change: Partial<BiometricRecord>): Promise<boolean> {
    const { user } = this.#session;
    if (user === null) return false;
    const current = this.alreadyCrossBiometric;
    const next = { ...(this.own ?? newRecord(user)), ...change };
    const isNew = this.own === undefined;
    return await this.#saveList(
      isNew ? [...current, next] : current.map((one) => (one.userId === next.userId ? next : one)),
    );
  }

  async #forgetCode(userId: string): Promise<void> {
    const without = (one: BiometricRecord) => (one.userId === userId ? { ...one, ...WITHOUT_LOGIN } : one);
    await this.#saveList(this.alreadyCrossBiometric.map(without));
  }

  async #saveList(list: readonly BiometricRecord[]): Promise<boolean> {
    try {
      await this.#shell.saveRecords(list);
    } catch {
      // The records of the native app decide.
      await this.read();
      return false;
    }
    this.setRecords(list);
    return true;
  }
}

const withProofs = (proofs: readonly Proof[] | undefined) => (proofs ? { codes: [...proofs] } : {});
