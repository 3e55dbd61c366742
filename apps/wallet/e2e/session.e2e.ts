import { expect, type Page } from '@playwright/test';
import { PASSWORD, PAYMENT_PASSWORD, Person } from './Person.ts';
import { withPageDevice } from './setUp/withPageDevice.ts';
import { test } from './test.ts';

test('a reload keeps the session and the screen', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Transfer' }).click();
  await expect(page).toHaveURL('/transfer');
  await page.reload();
  await expect(page).toHaveURL('/transfer');
  await expect(page.getByRole('textbox', { name: 'User number' })).toBeVisible();
  await page.goto('/?tab=wealth');
  await page.reload();
  await expect(page).toHaveURL('/?tab=wealth');
});

test('the browser’s storage reveals neither token, nor phone, nor secrets [S6]', async ({ page }) => {
  const robin = new Person(page);
  await robin.register('Robin Redbreast');
  await robin.setPaymentPassword();
  await robin.sandbox.give(await robin.userNumber(), '60');
  const [account] = await robin.sandbox.accounts();
  await robin.prepareTransfer(account!.userNo, '1');
  const typed = await page.evaluate(dumpStorage);
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();

  const stored = typed + (await page.evaluate(dumpStorage));
  expect(stored).toContain('sealed.session');
  expect(stored).toContain('sealed.drafts');
  for (const secret of [
    robin.phone,
    PASSWORD,
    PAYMENT_PASSWORD,
    'Robin Redbreast',
    account!.userNo,
    'tokenExpiredDate',
  ])
    expect(stored.toLowerCase(), secret).not.toContain(secret.toLowerCase());
  const token = await withPageDevice(page, (device) =>
    device.evaluate(async ({ session }) => {
      await session.restore();
      return session.token;
    }),
  );
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(stored).not.toContain(token);
  await expectKeysToStay(page);
});

test('who leaves finds the area code of their phone again', async ({ page }) => {
  const robin = new Person(page);
  await page.goto('/login');
  const area = page.getByRole('button', { name: /^Area code/ }).first();
  await expect(area).toContainText('+1');
  await robin.join('Robin');
  await robin.leave();
  await expect(area).toContainText('+86');
  for (const path of ['/register', '/password/forget']) {
    await page.goto(path);
    await expect(area, path).toContainText('+86');
  }
});

test('a session that was opened elsewhere ends here, with a message', async ({ page, browser }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/');
  const elsewhere = await browser.newContext();
  const again = new Person(await elsewhere.newPage(), robin.phone);
  await again.page.goto('/login');
  await again.logIn();
  await expect(again.page).toHaveURL('/');

  await page.getByRole('link', { name: 'Billing details' }).click();
  await expect(page.getByText('You logged in on another device.').first()).toBeVisible();
  await expect(page).toHaveURL('/login?from=%2Ftransation');
  // The line stays, and its door leads to the login first, because only the owner can freeze.
  await page.getByRole('link', { name: 'Freeze the account' }).click();
  await expect(page.getByText('Log in to freeze your account.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You logged in on another device. Not you?')).toBeVisible();
  await elsewhere.close();
  await robin.logIn();
  await expect(page).toHaveURL('/transation');
  await expect(page.getByText('No bills')).toBeVisible();
  await robin.goBack();
  await expect(robin.totalAssets).toBeVisible();
});

test('after a session expired while the wallet was closed, a login leads to the requested screen', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.clock.install();
  await page.goto('/about');
  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  await page.goto('/transation');
  await expect(page).toHaveURL('/login?from=%2Ftransation');
  await page.clock.setSystemTime(Date.now());
  await robin.logIn();
  await expect(page).toHaveURL('/transation');
});

test('a session ends after half an hour without use, and leaves nothing behind [S7]', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.clock.install();
  await page.goto('/transation');
  await expect(page.getByText('No bills')).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(page.getByText('Your login has expired. Log in again.').first()).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/login?from=%2Ftransation');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sealed.')))).toEqual([]);
});

async function expectKeysToStay(page: Page): Promise<void> {
  const exported = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ezwallet');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB refused to open.'));
    });
    const keys = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('keys').objectStore('keys').getAll();
      request.onsuccess = () => resolve(request.result as unknown[]);
    });
    const attempts = keys.map((key) =>
      crypto.subtle.exportKey('raw', key as CryptoKey).then(
        () => 'exported',
        (error: Error) => error.name,
      ),
    );
    return await Promise.all(attempts);
  });
  expect(exported.length).toBeGreaterThan(0);
  expect([...new Set(exported)]).toEqual(['InvalidAccessError']);
}

/** Everything that a script can copy out of a browser profile, as text. */
async function dumpStorage(): Promise<string> {
  const rows: unknown[] = [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    history.state,
    await caches.keys(),
  ];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB refused to open.'));
    });
    for (const store of database.objectStoreNames) {
      rows.push(
        await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        }),
      );
    }
    database.close();
  }
  return JSON.stringify(rows);
}
