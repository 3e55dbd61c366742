import { makeAutoObservable } from 'mobx';
import type {
  AccountDevice,
  Contract,
  GeoPosition,
  LoginEntry,
  Proof,
  RequestOf,
  ResponseOf,
  UserInfo,
} from '@ezwallet/api-client/contract';
import { failureOf } from '../kit/failures.ts';
import { PagedList } from '../kit/PagedList.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';

type UserCalls = Contract['user'];

/** Whether an authenticator is bound; before that, a secret for one. */
export type Authenticator = ResponseOf<UserCalls['getOtpInfo']>;
/** A phone or an e-mail address that a person wants to bind, and the code that went there. */
export type NewAddress =
  | ({ readonly kind: 'phone' } & Pick<RequestOf<UserCalls['bindPhone']>, 'countryCode' | 'phone' | 'verifyCode'>)
  | ({ readonly kind: 'email' } & Pick<RequestOf<UserCalls['bindEmail']>, 'email' | 'verifyCode'>);
/** The second proof that every login asks for. */
export type LoginCheck = 'phone' | 'email';

const proofs = (codes: readonly Proof[] | undefined) => (codes ? { codes: [...codes] } : {});

/**
 * The protection of the account of the signed-in person. A change takes proofs of who one is: without them, the server refuses
 * it with 1042 `{verifyTypes}`.
 */
export class SecurityStore {
  /** Logins of the last months, the newest first. */
  readonly log: PagedList<LoginEntry, 'all'>;
  readonly devices: Resource<readonly AccountDevice[]>;
  /** Each load makes a new secret while no authenticator is bound. */
  readonly authenticator: Resource<Authenticator>;

  readonly #user: Deps['api']['user'];
  readonly #session: Pick<SessionStore, 'reload' | 'user'>;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, { session }: { session: Pick<SessionStore, 'reload' | 'user'> }) {
    const { user } = deps.api;
    this.#user = user;
    this.#session = session;
    this.log = new PagedList<LoginEntry, 'all'>(deps, {
      query: 'all',
      ask: (_, page) => user.loginLog(page),
      keyOf: ({ id }) => id,
      freshFor: 0,
    });
    this.devices = new Resource<readonly AccountDevice[]>(() => user.deviceList({}));
    this.authenticator = new Resource(() => user.getOtpInfo({}));
    makeAutoObservable(this, { log: false, devices: false, authenticator: false }, { autoBind: true });
  }

  /** Binds an address, or replaces the one of its kind. @throws ApiError `BIND_ANOTHER_ALREADY`, `EXPIRED`, 1042 and others */
  async bindAddress({ kind: _, ...address }: NewAddress, codes?: readonly Proof[]): Promise<void> {
    const { bindPhone, changePhone, bindEmail, changeEmail } = this.#user;
    const { user } = this.#session;
    await ('phone' in address
      ? this.#change(
          () => (user?.phone ? changePhone : bindPhone)({ ...address, ...proofs(codes) }),
          ({ phone, countryCode }) => phone === address.phone && countryCode === address.countryCode,
        )
      : this.#change(
          () => (user?.email ? changeEmail : bindEmail)({ ...address, ...proofs(codes) }),
          ({ email }) => email.toLowerCase() === address.email.toLowerCase(),
        ));
  }

  /** Asks for a code at every login, or on unknown devices only. */
  async setLoginCheck(check: LoginCheck, on: boolean, codes?: readonly Proof[]): Promise<void> {
    const { phoneVerifySwitchOn, phoneVerifySwitchOff, emailVerifySwitchOn, emailVerifySwitchOff } = this.#user;
    const [switchOn, switchOff] =
      check === 'phone' ? [phoneVerifySwitchOn, phoneVerifySwitchOff] : [emailVerifySwitchOn, emailVerifySwitchOff];
    await this.#change(
      () => (on ? switchOn : switchOff)(proofs(codes)),
      ({ verifyPhone, verifyEmail }) => (check === 'phone' ? verifyPhone : verifyEmail) === on,
    );
  }

  /** Takes a message from the phone in place of a code to it, or the code only. */
  async setSmsReplies(on: boolean, codes?: readonly Proof[]): Promise<void> {
    const { replySmsOn, replySmsOff } = this.#user;
    await this.#change(
      () => (on ? replySmsOn : replySmsOff)(proofs(codes)),
      ({ replySms }) => replySms === on,
    );
  }

  async setAntiPhishingCode(antiPhishingCode: string, codes?: readonly Proof[]): Promise<void> {
    await this.#change(
      () => this.#user.setAntiPhishingCode({ antiPhishingCode, ...proofs(codes) }),
      (user) => user.antiPhishingCode === antiPhishingCode,
    );
  }

  /** Binds the app that has the loaded secret. @param code what the app shows now */
  async bindAuthenticator(code: string, codes?: readonly Proof[]): Promise<void> {
    await this.#change(
      () => this.#user.bindOtpInfo({ code, ...proofs(codes) }),
      ({ boundOtp }) => boundOtp,
    );
    await this.authenticator.reload();
  }

  async unbindAuthenticator(codes?: readonly Proof[]): Promise<void> {
    await this.#change(
      () => this.#user.disableOtpInfo(proofs(codes)),
      ({ boundOtp }) => !boundOtp,
    );
    this.authenticator.clear();
  }

  /** Makes new recovery codes in place of the old ones. Nobody sees them again after this. */
  async makeRecoveryCodes(codes?: readonly Proof[]): Promise<readonly string[]> {
    const made = await this.#user.makeRecoveryCodes(proofs(codes));
    await this.authenticator.reload();
    return made.codes;
  }

  /** Signs out on another device and forgets it. One that is gone already counts as done. */
  async revokeDevice(deviceId: string): Promise<void> {
    try {
      await this.#user.deviceRevoke({ deviceId });
    } catch (error) {
      if (failureOf<Contract['user']['deviceRevoke']>(error).code !== 'DEVICE_NOT_FOUND') throw error;
    }
    this.devices.set((this.devices.value ?? []).filter((device) => device.deviceId !== deviceId));
  }

  /** Does so on every device but this one. */
  async revokeOtherDevices(): Promise<void> {
    await this.#user.deviceRevokeOthers({});
    await this.devices.reload();
  }

  /** Remembers from now on where this device is used. */
  async rememberPlaces(geoPosition: GeoPosition): Promise<void> {
    await this.#user.devicePlace({ on: true, geoPosition });
    await this.devices.reload();
  }

  /** Forgets every place of this device, and remembers no more. */
  async forgetPlaces(): Promise<void> {
    await this.#user.devicePlace({ on: false });
    await this.devices.reload();
  }

  /** Lets the native app keep balances and secrets out of pictures of the screen, or not. */
  async setScreenshotProtection(on: boolean): Promise<void> {
    await this.#change(
      () => this.#user.setScreenshotProtection({ on }),
      ({ screenshotProtection }) => screenshotProtection === on,
    );
  }

  /** Makes a change. One whose answer was lost is done if the person's data shows it: its proofs are used up then. */
  async #change(call: () => Promise<unknown>, isDone: (user: UserInfo) => boolean): Promise<void> {
    let lost: unknown;
    try {
      await call();
    } catch (error) {
      if (!failureOf(error).mayBeDone) throw error;
      lost = error;
    }
    await this.#follow();
    const { user } = this.#session;
    if (lost && !(user && isDone(user))) throw lost;
  }

  /** The person's data follows a change. Without an answer the next look at it does. */
  async #follow(): Promise<void> {
    await this.#session.reload().catch(() => undefined);
  }
}
