import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, type Worker } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { Person } from './Person.ts';
import { test as base } from './test.ts';

/** A push service that remembers what it was asked. */
interface Service {
  readonly address: string;
  readonly urgencies: string[];
}

const test = base.extend<{ service: Service }>({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  service: async ({}, use) => {
    const urgencies: string[] = [];
    const server: Server = createServer((request, response) => {
      request.resume().on('end', () => {
        urgencies.push(String(request.headers['urgency']));
        response.writeHead(201).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ address: `http://127.0.0.1:${port}/push/${crypto.randomUUID()}`, urgencies });
    await new Promise((resolve) => server.close(resolve));
  },
});

/**
 * A headless browser reaches no push service, so that only its subscription is ours. It has not been asked for the permission yet;
 * what it then shows is real.
 */
async function stubSubscription(
  page: Page,
  endpoint: string,
  answer: NotificationPermission = 'granted',
): Promise<void> {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: [...pair.generateKeys()], auth: [...randomBytes(16)] };
  await page.addInitScript(
    (given) => {
      const [subscribed, permission] = ['test-subscribed', 'test-permission'];
      const find = () => {
        const key = sessionStorage.getItem(subscribed);
        return key === null
          ? null
          : {
              endpoint: given.endpoint,
              options: { applicationServerKey: new Uint8Array(JSON.parse(key) as number[]).buffer },
              getKey: (name: 'p256dh' | 'auth') => new Uint8Array(given.keys[name]).buffer,
              unsubscribe: async () => {
                sessionStorage.removeItem(subscribed);
                return true;
              },
            };
      };
      const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        sessionStorage.setItem(subscribed, JSON.stringify([...applicationServerKey]));
        return find();
      };
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => find() });
      Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem(permission) ?? 'default' });
      Notification.requestPermission = async () => {
        sessionStorage.setItem(permission, given.answer);
        return given.answer;
      };
    },
    { endpoint, answer, keys },
  );
}

const workerOf = async (page: Page): Promise<Worker> =>
  page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));

/** Hands a text to the real worker, as the browser does. */
async function deliver(page: Page, text: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL((await workerOf(page)).url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(text) });
  await browser.detach();
}

/** The part of a worker that a page has not. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

const shownBy = async (worker: Worker) =>
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, data: data as unknown }));
  });

/** Taps the notification. Scripts make no trusted event, so the worker gets one that waits as a trusted one does. */
const tap = async (worker: Worker) =>
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification: notification! });
    const done = new Promise<unknown>((resolve) => {
      Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => resolve(work) });
    });
    scope.dispatchEvent(event);
    await done;
  });

const NOTICE = {
  id: '77',
  title: 'Account security',
  body: 'A passkey was added to your account.',
  link: '/security',
  lang: 'en',
};

test('notifications are offered after the first money, come while the app is closed, and lead to their screen', async ({
  page,
  service,
}) => {
  await stubSubscription(page, service.address);
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  const card = page.getByRole('region', { name: 'Hear when money moves' });
  await page.goto('/');
  await expect(robin.totalAssets).toBeVisible();

  await test.step('not before', async () => {
    await expect(card).toHaveCount(0);
    await robin.sandbox.give(userNo, '5');
    await expect(card).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('a yes turns them on', async () => {
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('status').getByText('Notifications are on')).toBeVisible();
    await expect(card).toHaveCount(0);
    await robin.sandbox.give(userNo, '6');
    await expect.poll(() => service.urgencies).toContain('normal');
  });

  await test.step('one shows what the gateway wrote, and leads to its screen', async () => {
    const worker = await workerOf(page);
    // A push to a worker that is still being installed is lost.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('about:blank');
    await deliver(page, NOTICE);
    await expect
      .poll(async () => await shownBy(worker))
      .toEqual([
        { title: NOTICE.title, body: NOTICE.body, tag: 'notice-77', silent: false, data: { path: '/security' } },
      ]);
    // The same notice again is the same notification.
    await deliver(page, NOTICE);
    expect(await shownBy(worker)).toHaveLength(1);
    await page.goto('/siteMsg');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await tap(worker);
    await expect(page).toHaveURL(/\/security$/);
    expect(await shownBy(worker)).toEqual([]);
  });

  await test.step('the settings say so, and switch them off and on', async () => {
    await page.goto('/notification/push');
    const here = page.getByRole('switch', { name: /^On this device/ });
    await expect(here).toBeChecked();
    await expect(page.getByRole('listitem').filter({ hasText: /^Security changes.*Always on/ })).toBeVisible();
    await expect(page.getByText('One-time codes')).toHaveCount(0);
    const details = page.getByRole('switch', { name: /^Show details/ });
    await expect(details).not.toBeChecked();
    const heard = page.waitForResponse((response) => response.url().includes('setPushDetails'));
    await details.click();
    await heard;
    await checkAccessibility(page);
    await page.reload();
    await expect(details).toBeChecked();
    await here.click();
    await expect(page.getByText('You get no notifications here')).toBeVisible();
    await here.click();
    await expect(page.getByText('You get notifications here')).toBeVisible();
  });

  await test.step('a logout ends them, and takes what is shown away [S7]', async () => {
    const worker = await workerOf(page);
    await page.goto('about:blank');
    await deliver(page, NOTICE);
    await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
    await robin.leave();
    await expect.poll(async () => await shownBy(worker)).toEqual([]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('push') ?? '{}') as unknown)).toMatchObject({
      of: '',
    });
  });
});

test('a no rests, and a person with a browser that blocks notifications reads how to allow them', async ({
  page,
  service,
}) => {
  await stubSubscription(page, service.address, 'denied');
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  const card = page.getByRole('region', { name: 'Hear when money moves' });
  await page.goto('/');
  await robin.sandbox.give(userNo, '5');
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  await page.goto('/notification/push');
  const here = page.getByRole('switch', { name: /^On this device/ });
  await here.click();
  await expect(page.getByText(/^Your browser blocks notifications/)).toBeVisible();
  await expect(here).toBeDisabled();
  await checkAccessibility(page);
});
