import { describe, expect, it } from 'vitest';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { PUSH_KEY, readPushMemory } from '../../../world/push-memory.ts';
import { BrowserPush } from './BrowserPush.ts';
import { PushDevice, type PushPage } from './PushDevice.ts';

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const DAY = 86_400_000;
interface Options {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly publicKey?: string;
  readonly page?: Partial<PushPage>;
  readonly isNative?: boolean;
  readonly userId?: string;
  readonly storage?: Storage;
}

function scene(options: Options = {}) {
  const { answer = 'granted', publicKey = KEY, page = {}, isNative = false, userId = '7' } = options;
  const notifications = {
    permission: options.permission ?? ('default' as NotificationPermission),
    requestPermission: async () => (notifications.permission = answer),
  };
  let known: object | null = null;
  let now = 0;
  const made: string[] = [];
  const manager = {
    getSubscription: async () => known,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      made.push('subscribe');
      known = {
        endpoint: `https://push.example/${made.length}`,
        options: { applicationServerKey: applicationServerKey.buffer },
        getKey: () => new Uint8Array([1, 2, 3]).buffer,
        unsubscribe: async () => {
          made.push('unsubscribe');
          known = null;
        },
      };
      return known;
    },
  };
  const { api, named } = createFakeApi({
    user: {
      pushState: async () => ({ publicKey, details: false }),
      subscribePush: async () => true as const,
      unsubscribePush: async () => true as const,
      setPushDetails: async () => true as const,
    },
  });
  const serviceWorker = { ready: Promise.resolve({ pushManager: manager }) } as never;
  const all = { Notification: notifications, PushManager: manager, navigator: { serviceWorker }, ...page } as PushPage;
  const storage = options.storage ?? memory();
  const push = new BrowserPush({ api, device: new PushDevice(all, isNative), storage, userId, now: () => now });
  const pass = (time: number) => (now += time);
  return { push, named, made, storage, pass };
}

function memory(): Storage {
  const values = new Map<string, string>();
  const fake = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
  return fake as unknown as Storage;
}

describe('notifications in a browser', () => {
  it('are on once the person and the server agree, and off again', async () => {
    const { push, named, made, storage } = scene();
    await push.load();
    expect(push.status).toBe('off');
    expect(await push.turnOn()).toBe(true);
    expect(push.status).toBe('on');
    expect(named('user.subscribePush')).toEqual([{ endpoint: 'https://push.example/1', p256dh: 'AQID', auth: 'AQID' }]);
    expect(storage.getItem(PUSH_KEY)).not.toContain('"7"');
    await push.turnOff();
    expect([push.status, made, readPushMemory(storage).of]).toEqual(['off', ['subscribe', 'unsubscribe'], '']);
    expect(named('user.unsubscribePush')).toEqual([{ endpoint: 'https://push.example/1' }]);
  });

  it('stay off where the browser refuses, and ask no server then', async () => {
    const { push, named } = scene({ answer: 'denied' });
    await push.load();
    expect(await push.turnOn()).toBe(false);
    expect(push.status).toBe('blocked');
    expect(named('user.subscribePush')).toEqual([]);
  });

  it.each([
    ['none', { isNative: true }],
    ['none', { page: { navigator: {} } }],
    ['none', { page: { PushManager: undefined } }],
    ['blocked', { permission: 'denied' }],
  ] as const)('are %s with %j', async (status, options) => {
    const { push } = scene(options as Options);
    await push.load();
    expect(push.status).toBe(status);
    expect(await push.mayOffer()).toBe(false);
  });

  it('need the home screen on iOS', async () => {
    const serviceWorker = { ready: new Promise<never>(() => {}) };
    const { push } = scene({ page: { PushManager: undefined, navigator: { serviceWorker, standalone: false } } });
    await push.load();
    expect(push.status).toBe('install');
  });

  it('name details where the member wants it', async () => {
    const { push } = scene();
    await push.load();
    await push.showDetails(true);
    expect(push.details).toBe(true);
  });
});

describe('the offer', () => {
  it('rests for a month after a no, and ends after the second', async () => {
    const { push, named, pass } = scene();
    expect(await push.mayOffer()).toBe(true);
    push.decline();
    expect(named('user.pushState')).toHaveLength(1);
    pass(29 * DAY);
    expect(await push.mayOffer()).toBe(false);
    pass(2 * DAY);
    expect(await push.mayOffer()).toBe(true);
    push.decline();
    pass(365 * DAY);
    expect(await push.mayOffer()).toBe(false);
    expect(named('user.pushState')).toHaveLength(2);
  });

  it('is not made where they are on, and where the server sends none', async () => {
    const { push } = scene();
    await push.load();
    await push.turnOn();
    expect(await push.mayOffer()).toBe(false);
    expect(await scene({ publicKey: '' }).push.mayOffer()).toBe(false);
  });
});

describe('a new session', () => {
  it('renews the subscription of its member', async () => {
    const first = scene();
    await first.push.load();
    await first.push.turnOn();
    await first.push.renew();
    expect(first.named('user.subscribePush')).toHaveLength(2);
    expect(first.made).toEqual(['subscribe']);
  });

  it('of another member ends it', async () => {
    const first = scene();
    await first.push.load();
    await first.push.turnOn();
    const other = scene({ permission: 'granted', userId: '8', storage: first.storage });
    await other.push.renew();
    expect(other.named('user.subscribePush')).toEqual([]);
    expect(readPushMemory(first.storage).of).toBe('');
  });

  it('subscribes again where the server has another key', async () => {
    const first = scene();
    await first.push.load();
    await first.push.turnOn();
    const later = scene({ permission: 'granted', storage: first.storage, publicKey: `${KEY.slice(0, -1)}4` });
    await later.push.renew();
    expect(later.made).toEqual(['subscribe']);
  });

  it('asks nothing where nobody wanted notifications', async () => {
    const { push, named } = scene();
    await push.renew();
    expect(named('user.pushState')).toEqual([]);
  });
});
