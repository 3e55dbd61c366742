import { expect, type Page } from '@playwright/test';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { test } from './test.ts';

test('money goes from one user to another, and both have the bill', async ({ page, browser }) => {
  const robin = new Person(page);
  const jay = new Person(await (await browser.newContext()).newPage());
  const [, jaysNumber] = await Promise.all([robin.join('Robin'), jay.join('Jay')]);
  await page.goto('/');

  await test.step('one takes test money from the faucet that the home tab links to', async () => {
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Get test money' }).click();
    const faucet = await popup;
    await faucet.getByRole('region', { name: 'Faucet' }).getByLabel('Amount').fill('60');
    await faucet.getByRole('button', { name: 'Send test money' }).click();
    await expect(faucet.getByText(/^Sent\. Bill number: \d+$/)).toBeVisible();
    await faucet.close();
  });

  await test.step('they set a payment password on the way to the first transfer', async () => {
    await page.getByRole('link', { name: 'Transfer' }).click();
    await robin.nameReceiver(jaysNumber);
    await robin.enterAmount('25.5', 'For lunch');
    await robin.dialog.getByRole('button', { name: 'Set password' }).click();
    await robin.choosePaymentPassword();
    await expect(page.getByLabel('Amount, USDT')).toHaveValue('25.5');
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the other looks at an empty wallet', async () => {
    await jay.page.clock.install();
    await jay.page.goto('/');
    await expect(jay.totalAssets).toContainText('0.00 EZ');
  });

  await test.step('the sheet shows the recipient and the amount, and the password sends', async () => {
    const sheet = page.getByRole('dialog', { name: 'Confirm transfer' });
    await expect(sheet).toContainText('25.50 USDT');
    await expect(sheet).toContainText('For lunch');
    await robin.pay();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  });

  await test.step('the recipient sees the money with the next refresh', async () => {
    await jay.page.clock.fastForward('00:31');
    await expect(jay.totalAssets).toContainText('25.50 EZ');
  });

  await test.step('both have the bill with its movements', async () => {
    await page.getByRole('button', { name: 'View bill' }).click();
    await expect(robin.postings).toHaveText([
      /Your balance.*−25\.50 USDT.*Balance 34\.50 USDT/,
      /Other person’s balance.*\+25\.50 USDT/,
    ]);
    await jay.page.getByRole('link', { name: 'Billing details' }).click();
    const bill = jay.page.getByRole('link', { name: /^From .*For lunch/ });
    await expect(jay.page.getByRole('heading', { name: 'Billing details' })).toBeVisible();
    await bill.click();
    await expect(jay.postings).toHaveText([
      /Other person’s balance.*−25\.50 USDT/,
      /Your balance.*\+25\.50 USDT.*Balance 25\.50 USDT/,
    ]);
  });
  await jay.page.context().close();
});

test('a transfer with a lost answer is checked until its status is known, and sent once', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [, receiver] = await robin.sandbox.accounts();
  await robin.prepareTransfer(receiver!.userNo, '7.5');
  let lost = 0;
  await page.route('**/lucky_transfer/transferTo', async (route) => {
    if (lost === 2) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Checking the status' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  expect(lost).toBe(2);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(robin.totalAssets).toContainText('52.50 EZ');
  await page.getByRole('link', { name: 'Billing details' }).click();
  await expect(page.getByText('No more bills')).toBeVisible();
  await expect(page.getByRole('link', { name: /^To / })).toHaveCount(1);
});

test('a transfer without an answer survives a reload, and its outcome is shown', async ({ page }) => {
  const robin = await sendWithoutAnswer(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText('Your earlier transfer has arrived.').first()).toBeVisible();
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('52.50 EZ');
});

test('a wrong payment password costs one attempt and nothing else', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [, receiver] = await robin.sandbox.accounts();
  await robin.prepareTransfer(receiver!.userNo, '12.34');

  await robin.pay('999111');
  await expect(robin.dialog).toContainText('Incorrect payment password. 4 attempts left.');
  await robin.pay('999111');
  await expect(robin.dialog).toContainText('Incorrect payment password. 3 attempts left.');
  await expect(robin.dialog).toContainText('12.34 USDT');

  await robin.pay(PAYMENT_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(robin.totalAssets).toContainText('47.66 EZ');
});

test('a person who leaves while the confirmation loads finds no sheet on return, and a new visit starts empty', async ({
  page,
}) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [receiver] = await robin.sandbox.accounts();
  await page.goto('/');
  await page.getByRole('link', { name: 'Transfer' }).click();
  await robin.nameReceiver(receiver!.userNo);
  const amount = page.getByLabel('Amount, USDT');
  await expect(amount).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/lucky_transfer/transferTo', async (route) => {
    await released;
    await route.fallback();
  });
  await robin.enterAmount('7.5');
  await page.getByRole('link', { name: 'Billing details' }).click();
  await expect(page).toHaveURL('/transation');
  const answered = page.waitForResponse('**/lucky_transfer/transferTo');
  release();
  await answered;
  await robin.goBack();
  await expect(amount).toHaveValue('7.5');
  await expect(robin.dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'User number' })).toHaveValue(receiver!.userNo);
  await page.goBack();
  await page.getByRole('link', { name: 'Transfer' }).click();
  await expect(page.getByRole('textbox', { name: 'User number' })).toHaveValue('');
});

test('a transfer without an answer survives the end of its session, and the next login shows its outcome', async ({
  page,
  browser,
}) => {
  const robin = await sendWithoutAnswer(page);

  const elsewhere = await browser.newContext();
  const again = new Person(await elsewhere.newPage(), robin.phone);
  await again.page.goto('/login');
  await again.logIn();
  await expect(again.totalAssets).toContainText('52.50 EZ');
  await elsewhere.close();

  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await robin.logIn();
  await expect(
    page
      .getByText('Your earlier transfer has arrived.')
      .or(page.getByRole('heading', { name: 'Sent' }))
      .first(),
  ).toBeVisible();
  await page.goto('/');
  await expect(robin.totalAssets).toContainText('52.50 EZ');
});

test('a device without storage sends nothing, says so, and loses nothing', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [receiver] = await robin.sandbox.accounts();
  await robin.prepareTransfer(receiver!.userNo, '7.5');
  let sent = 0;
  await page.route('**/lucky_transfer/transferTo', (route) => {
    sent += 1;
    return route.fallback();
  });
  const makeRoom = await fillDatabase(page);
  await robin.pay();
  await expect(robin.dialog).toContainText('Your device is out of storage, so nothing was sent.');
  expect(sent).toBe(0);
  await makeRoom();
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  expect(sent).toBe(1);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(robin.totalAssets).toContainText('52.50 EZ');
});

/** Makes the browser's database refuse writes, as it does on a full disk. @returns a function that ends this */
async function fillDatabase(page: Page): Promise<() => Promise<void>> {
  const put = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
    return put;
  });
  return () => put.evaluate((own) => void (IDBObjectStore.prototype.put = own));
}

/** A new user with 60 USDT sends 7.5 of them, and gets no answer until `page.unrouteAll`. */
async function sendWithoutAnswer(page: Page): Promise<Person> {
  const robin = new Person(page);
  await robin.settle('Robin', '60');
  const [, receiver] = await robin.sandbox.accounts();
  await robin.prepareTransfer(receiver!.userNo, '7.5');
  await page.route('**/lucky_transfer/transferTo', async (route) => {
    await route.fetch();
    return route.abort('connectionreset');
  });
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Checking the status' })).toBeVisible();
  return robin;
}
