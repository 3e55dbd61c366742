import { makeAutoObservable, runInAction } from 'mobx';
import type { Deps } from '@ezwallet/domain-stores';
import { type PushMemory, readPushMemory, writePushMemory } from '../../../world/push-memory.ts';
import { memberMark } from './memberMark.ts';
import type { PushAbility, PushDevice } from './PushDevice.ts';

/** The state of notifications here. `off` also where the server sends none. */
export type PushStatus = Exclude<PushAbility, 'able'> | 'off' | 'on';

interface BrowserPushDeps {
  readonly api: Deps['api'];
  readonly device: PushDevice;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly userId: string;
  readonly now: () => number;
}

/** A member who has declined is left alone for a month, and after that offer for ever. */
const [REST, MOST_OFFERS] = [30 * 86_400_000, 2];

/** The notifications of one member in this browser: whether they are on, and what they may say. */
export class BrowserPush {
  status: PushStatus | undefined = undefined;
  details = false;
  /** The server's key; '' until it is known, and where the server sends no notifications. */
  private publicKey = '';
  readonly #deps: BrowserPushDeps;

  constructor(deps: BrowserPushDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The server sends notifications. */
  get isServed(): boolean {
    return this.publicKey !== '';
  }

  /** Looks what the browser and the server say. @throws ApiError */
  async load(): Promise<void> {
    const { api, device, storage, userId } = this.#deps;
    const { publicKey, details } = await api.user.pushState();
    const { of } = readPushMemory(storage);
    // A page without TLS cannot make digests, and has no notifications either.
    const isOn = device.isAllowed && of !== '' && of === (await memberMark(userId));
    runInAction(() => {
      this.publicKey = publicKey;
      this.details = details;
      this.status = device.ability === 'able' ? (isOn ? 'on' : 'off') : device.ability;
    });
  }

  /** Whether the app may offer notifications now. Looks at the server only if nothing here says no. */
  async mayOffer(): Promise<boolean> {
    const { device, storage, now } = this.#deps;
    const { asked, restUntil } = readPushMemory(storage);
    if (device.ability !== 'able' || asked >= MOST_OFFERS || now() < restUntil) return false;
    await this.load();
    return this.isServed && this.status === 'off';
  }

  /** The person does not want notifications now. */
  decline(): void {
    const { storage, now } = this.#deps;
    writePushMemory(storage, { asked: readPushMemory(storage).asked + 1, restUntil: now() + REST });
  }

  /** Turns notifications on here. Call it while a press of a button is handled. @returns whether they are on @throws Error */
  async turnOn(): Promise<boolean> {
    const { api, device, userId } = this.#deps;
    if (!(await device.ask())) {
      runInAction(() => (this.status = device.ability === 'able' ? 'off' : device.ability));
      return false;
    }
    await api.user.subscribePush(await device.subscribe(this.publicKey), { quiet: true });
    this.#remember({ of: await memberMark(userId) });
    runInAction(() => (this.status = 'on'));
    return true;
  }

  /** Turns notifications off here, in the browser first: it may be offline. @throws Error */
  async turnOff(): Promise<void> {
    const { api, device } = this.#deps;
    this.#remember({ of: '' });
    try {
      const endpoint = await device.unsubscribe();
      if (endpoint !== undefined) await api.user.unsubscribePush({ endpoint });
    } finally {
      runInAction(() => (this.status = 'off'));
    }
  }

  /** Lets notifications name amounts and people, or not. @throws ApiError */
  async showDetails(on: boolean): Promise<void> {
    await this.#deps.api.user.setPushDetails({ on });
    runInAction(() => (this.details = on));
  }

  /**
   * At the start of a session: tells the server that this browser is still there, and subscribes again where the browser or the server has
   * changed its keys. Another member than the one who turned notifications on gets none.
   */
  async renew(): Promise<void> {
    const { api, device, storage, userId } = this.#deps;
    const { of } = readPushMemory(storage);
    if (of === '') return;
    if (of !== (await memberMark(userId)) || !device.isAllowed) {
      this.#remember({ of: '' });
      await device.unsubscribe();
      return;
    }
    const { publicKey } = await api.user.pushState();
    if (publicKey === '') return;
    await api.user.subscribePush(await device.subscribe(publicKey), { quiet: true });
  }

  #remember(change: Partial<PushMemory>): void {
    writePushMemory(this.#deps.storage, change);
  }
}
