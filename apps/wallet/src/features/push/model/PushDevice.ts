/** The part of a page that this app uses for notifications. */
export interface PushPage {
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined;
  readonly PushManager?: unknown;
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'ready'> | undefined;
    /** Safari on iOS only: whether the app is on the home screen. */
    readonly standalone?: boolean | undefined;
  };
}

/** A subscription as the gateway takes it. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser can show notifications: not at all, only from the home screen, not any more, or once the person wants it. */
export type PushAbility = 'none' | 'install' | 'blocked' | 'able';

/** The worker of the wallet starts some seconds after the page, in milliseconds. */
const PATIENCE = 15_000;

/** The notifications of this browser, behind the Push API. */
export class PushDevice {
  readonly #page: PushPage;
  readonly #isNative: boolean;

  /** @param isNative inside the native app, which has notifications of its own */
  constructor(page: PushPage, isNative: boolean) {
    this.#page = page;
    this.#isNative = isNative;
  }

  get ability(): PushAbility {
    const { Notification: notifications, PushManager: manager, navigator } = this.#page;
    if (this.#isNative || !navigator.serviceWorker) return 'none';
    if (!notifications || !manager) return navigator.standalone === false ? 'install' : 'none';
    return notifications.permission === 'denied' ? 'blocked' : 'able';
  }

  /** The person has allowed notifications. */
  get isAllowed(): boolean {
    return this.ability === 'able' && this.#page.Notification?.permission === 'granted';
  }

  /** Asks the person. Call it while a press of a button is handled: browsers ignore it at other times. @returns whether they agree */
  async ask(): Promise<boolean> {
    return (await this.#page.Notification?.requestPermission()) === 'granted';
  }

  /**
   * Subscribes to the server of this key, or finds the subscription that there is.
   * @throws Error when the worker does not start, or the browser cannot reach its push service
   */
  async subscribe(publicKey: string): Promise<Subscribed> {
    const manager = await this.#manager();
    const known = await manager.getSubscription();
    if (known && toBase64Url(known.options.applicationServerKey) === publicKey) return keysOf(known);
    await known?.unsubscribe();
    const applicationServerKey = fromBase64Url(publicKey);
    return keysOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  }

  /** Ends the subscription. @returns its address; undefined where there was none */
  async unsubscribe(): Promise<string | undefined> {
    const known = await (await this.#manager()).getSubscription();
    await known?.unsubscribe();
    return known?.endpoint;
  }

  /** Whether the browser has a subscription. */
  async isSubscribed(): Promise<boolean> {
    return (await (await this.#manager()).getSubscription()) !== null;
  }

  async #manager(): Promise<PushManager> {
    const { serviceWorker } = this.#page.navigator;
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker has not started. Load the page again.')), PATIENCE);
    });
    if (!serviceWorker) throw new Error('The browser has no service workers, so it has no notifications.');
    return (await Promise.race([serviceWorker.ready, late])).pushManager;
  }
}

function keysOf(subscription: PushSubscription): Subscribed {
  const key = (name: PushEncryptionKeyName) => toBase64Url(subscription.getKey(name));
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') };
}

function toBase64Url(bytes: ArrayBuffer | null | undefined): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
}
