import { makeAutoObservable, observableRef } from 'mobx';
import type { Contract, LoginResult, RequestOf, UserInfo } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import { readSavedSession, type SavedSession } from './readSavedSession.ts';
import { restrictionLocks, UNLOCKED, type RestrictionLocks } from './restrictionLocks.ts';

type UserCalls = Contract['user'];

/** How long signing out waits for the server, in milliseconds. */
const GOODBYE_LIMIT = 3_000;

/** A later expiry is written at most this often, in milliseconds. */
const SAVE_STEP = 15_000;

const PART = 'session';

/** Why a session ended: the person left, the server or the clock ended it, a later login elsewhere did, or another tab signed out. */
export type SessionEnd = 'left' | 'timeout' | 'expired' | 'elsewhere' | 'otherTab';

/** The signed-in person, with their token and its end. Every session opens and ends here. */
export class SessionStore {
  token = '';
  /** Epoch milliseconds; 0 without a token. */
  tokenExpiredDate = 0;
  user: UserInfo | null = null;
  /** Why the last session of this page ended; null while there is one, and before any. */
  ended: SessionEnd | null = null;
  /** Locks as of the moment the person's data was last set. */
  locks: RestrictionLocks = UNLOCKED;

  readonly #deps: Pick<Deps, 'api' | 'bridge' | 'clock' | 'secureStore' | 'serverNow'>;
  readonly #onEnd = new Set<(reason: SessionEnd) => void>();
  #savedExpiry = 0;
  #enteredName = '';
  #leaving = false;

  constructor(deps: Pick<Deps, 'api' | 'bridge' | 'clock' | 'secureStore' | 'serverNow'>) {
    this.#deps = deps;
    makeAutoObservable(this, { user: observableRef, locks: observableRef }, { autoBind: true });
    deps.secureStore.subscribe(PART, this.followOtherTab);
  }

  get signedIn(): boolean {
    return this.token !== '' && this.user !== null;
  }

  /** Id of the person signed in, or an empty string. */
  get userId(): string {
    return this.signedIn ? (this.user?.userId ?? '') : '';
  }

  /** Name of the person, also while they sign in: every call carries it, the login included. */
  get loginName(): string {
    return this.user?.loginName ?? this.#enteredName;
  }

  /** The login password is too old: only the screen that changes it may be open. */
  get passwordExpired(): boolean {
    return this.signedIn && this.user?.pwdExpired === true;
  }

  /** A person without a nickname is asked for one (product specification, section 4). */
  get needsNickname(): boolean {
    return this.signedIn && this.loginName !== '' && ['', '-'].includes(this.user?.nickName.trim() ?? '');
  }

  /** Calls `listener` after a session has ended. Returns the way to stop. */
  onEnd(listener: (reason: SessionEnd) => void): () => void {
    this.#onEnd.add(listener);
    return () => this.#onEnd.delete(listener);
  }

  /** Moves the end of the session to a later time, as every call with a token does. */
  touch(expiresAt: number): void {
    this.tokenExpiredDate = expiresAt;
    if (this.signedIn && expiresAt - this.#savedExpiry >= SAVE_STEP) void this.#save();
  }

  /** Goes on with a new token, as after a change of credentials; other tabs follow. */
  renew(token: string, expiresAt: number): void {
    if (this.token === '') return;
    this.setToken(token, expiresAt);
    void this.#save();
  }

  /** Restores the session of an earlier page load, if it is still good. */
  async restore(): Promise<void> {
    const saved = readSavedSession(await this.#deps.secureStore.read(PART));
    if (!saved) return;
    if (saved.tokenExpiredDate <= this.#deps.clock.now()) {
      await this.#deps.secureStore.wipe();
      return;
    }
    this.adopt(saved);
  }

  /**
   * Signs in with a password or a code. When the answer has `needAuth`, nothing is open yet and {@link loginAuth} is
   * to follow with its `preToken`.
   *
   * @throws ApiError as the call; `PASSWORD_INCORRECT`, `EXPIRED` and others by their code
   */
  login(request: RequestOf<UserCalls['login']>): Promise<LoginResult> {
    return this.#openWith(request, this.#deps.api.user.login);
  }

  /** Completes a login that asked for further proof. */
  loginAuth(request: RequestOf<UserCalls['loginAuth']>): Promise<LoginResult> {
    return this.#openWith(request, this.#deps.api.user.loginAuth);
  }

  /** Signs in by what a passkey has signed, or completes the login of its `preToken`. */
  loginByPasskey(request: RequestOf<UserCalls['passkeyLogin']>): Promise<LoginResult> {
    // The passkey says who it is.
    return this.#openWith({ loginName: '' }, () => this.#deps.api.user.passkeyLogin(request));
  }

  /** Opens an account and signs it in. */
  register(request: RequestOf<UserCalls['register']>): Promise<LoginResult> {
    return this.#openWith(request, this.#deps.api.user.register);
  }

  /** Loads the person's data again; drops an answer that comes after the session has ended. */
  async reload(): Promise<void> {
    const { token } = this;
    if (token === '') return;
    const user = await this.#deps.api.user.getUserInfo();
    if (this.token !== token) return;
    this.setUser(user);
    await this.#save();
  }

  /** Gives a new member their first nickname. */
  async setNickname(nickName: string): Promise<void> {
    await this.#deps.api.user.setNickName({ nickName });
    await this.reload();
  }

  /** Changes the nickname. */
  async changeNickname(nickName: string): Promise<void> {
    await this.#deps.api.user.changeNickName({ nickName });
    await this.reload();
  }

  /** Sets, changes or resets the payment password. */
  async updatePaymentPassword(request: RequestOf<UserCalls['updateTranPass']>): Promise<void> {
    await this.#deps.api.user.updateTranPass(request);
    await this.reload();
  }

  /** Signs out at the person's request: tells the server first, but does not wait for it long. */
  async logout(): Promise<void> {
    const { api, clock } = this.#deps;
    this.#leaving = true;
    await new Promise<void>((resolve) => {
      const giveUp = clock.after(GOODBYE_LIMIT, resolve);
      const finish = () => {
        giveUp();
        resolve();
      };
      api.user.logout().then(finish, finish);
    });
    if (this.#leaving) this.end('left');
  }

  /** Ends the session on this device, once. While the person signs out, another reason does not replace theirs. */
  end(reason: SessionEnd): void {
    if (this.token === '') return;
    const why = this.#leaving ? 'left' : reason;
    this.#leaving = false;
    this.ended = why;
    this.token = '';
    this.tokenExpiredDate = 0;
    this.user = null;
    this.locks = UNLOCKED;
    this.#savedExpiry = 0;
    this.#deps.bridge.userLogout();
    if (reason !== 'otherTab') void this.#deps.secureStore.wipe();
    for (const listener of this.#onEnd) listener(why);
  }

  private setUser(user: UserInfo): void {
    this.user = user;
    this.locks = restrictionLocks(user, this.#deps.serverNow());
  }

  private setToken(token: string, tokenExpiredDate: number): void {
    this.token = token;
    this.tokenExpiredDate = tokenExpiredDate;
    this.ended = null;
  }

  private adopt(saved: SavedSession): void {
    this.setToken(saved.token, saved.tokenExpiredDate);
    this.setUser(saved.user);
    this.#savedExpiry = saved.tokenExpiredDate;
  }

  private followOtherTab(value: unknown): void {
    const saved = readSavedSession(value);
    if (!saved) this.end('otherTab');
    else if (saved.token !== this.token || saved.tokenExpiredDate > this.tokenExpiredDate) this.adopt(saved);
  }

  async #openWith<Request extends { loginName: string }>(
    request: Request,
    call: (request: Request) => Promise<LoginResult>,
  ): Promise<LoginResult> {
    this.#enteredName = request.loginName;
    const result = await call(request);
    if (result.needAuth) return result;
    this.setToken(result.token, result.tokenExpiredDate);
    try {
      this.setUser(await this.#deps.api.user.getUserInfo());
    } catch (error) {
      this.setToken('', 0);
      throw error;
    }
    this.#deps.bridge.userLogin();
    await this.#save();
    return result;
  }

  async #save(): Promise<void> {
    const { token, tokenExpiredDate, user } = this;
    if (token === '' || user === null) return;
    this.#savedExpiry = tokenExpiredDate;
    // Without space on the device, the session lasts as long as the page.
    await this.#deps.secureStore.write(PART, { token, tokenExpiredDate, user } satisfies SavedSession).catch(() => {});
  }
}
