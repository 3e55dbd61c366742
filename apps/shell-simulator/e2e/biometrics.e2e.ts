import { expect, test } from '@playwright/test';
import { type Account, WalletInPhone } from './WalletInPhone.ts';

const GRACE = 60_000;
let phone: WalletInPhone;
let account: Account;

const lock = () => phone.wallet.getByRole('dialog', { name: 'Wallet locked' });
const switchOf = (name: string) => phone.wallet.getByRole('switch', { name: new RegExp(`^${name}`) });

/** Signs a demo account in and turns on both switches. One set of proofs serves both. */
async function enrol(at: number): Promise<void> {
  await phone.start();
  account = await phone.account(at);
  await phone.wallet.getByRole('button', { name: 'Log in' }).click();
  await phone.logIn(account);
  await phone.switch('Person', 'Match');
  const wallet = await phone.openMine();
  await wallet.getByText('Unlock with fingerprint', { exact: true }).click();
  await phone.prove(account);
  await expect(switchOf('Unlock with fingerprint')).toBeChecked();
  await wallet.getByText('Log in with fingerprint', { exact: true }).click();
  await expect(switchOf('Log in with fingerprint')).toBeChecked();
}

/** Opens the confirmation of a transfer to another sandbox account, from home. */
async function confirmTransfer(to: string, amount: string): Promise<void> {
  const { wallet } = phone;
  await wallet.getByRole('link', { name: 'Home', exact: true }).click();
  await wallet.getByRole('link', { name: 'Transfer' }).click();
  await wallet.getByRole('textbox', { name: 'User number' }).fill(to);
  await wallet.getByRole('button', { name: 'Next' }).click();
  await enterAmount(amount);
}

async function enterAmount(amount: string): Promise<void> {
  await phone.wallet.getByLabel('Amount, USDT').fill(amount);
  await phone.wallet.getByRole('button', { name: 'Continue' }).click();
  await expect(confirmation()).toContainText(`${amount} USDT`);
}

const confirmation = () => phone.wallet.getByRole('dialog', { name: 'Confirm transfer' });
const touch = async () => await confirmation().getByRole('button', { name: 'Use fingerprint' }).click();
const payWithPassword = async () => await confirmation().getByLabel('Payment password').fill(account.paymentPassword);
const sent = () => phone.wallet.getByRole('heading', { name: 'Sent' });
/** The confirmation waits for the password, and says nothing. */
async function expectPasswordOnly(): Promise<void> {
  await expect(confirmation().getByLabel('Payment password')).toBeFocused();
  await expect(phone.wallet.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(sent()).toHaveCount(0);
}

test.beforeEach(({ page }) => {
  phone = new WalletInPhone(page);
});

test('a fingerprint unlocks the app and signs in, until it is turned off', async () => {
  test.setTimeout(180_000);
  await enrol(0);
  const { wallet } = phone;

  await test.step('a match confirms a transfer without the payment password', async () => {
    await confirmTransfer('9XM3QA', '7.50');
    await touch();
    await phone.expectNewest('invokeBiometricAuth', /response.*ok/s);
    await expect(sent()).toBeVisible();
    await wallet.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the app locks behind a person who was away too long, and shows and reads nothing', async () => {
    await phone.away(GRACE - 10_000);
    await expect(lock()).toBeHidden();
    await phone.away(GRACE);
    await expect(lock()).toBeVisible();
    await expect(lock()).toContainText(account.phone.slice(-4));
    await expect(lock()).not.toContainText(account.phone);
    await expect(wallet.getByRole('button', { name: 'Unlock with fingerprint' })).toBeFocused();
    const frame = await phone.frame();
    const reachable = await frame.evaluate(() => {
      const inLock = (element: Element) => element.closest('[role=dialog]') !== null;
      const open = [...document.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')].filter(
        (element) => !inLock(element) && element.closest('[inert]') === null,
      );
      return open.map((element) => element.outerHTML);
    });
    expect(reachable).toEqual([]);
    // Text outside of the lock is either not drawn or not there for a screen reader.
    expect(await frame.evaluate(() => document.querySelector('#root')?.closest('[inert]') !== null)).toBe(true);
    const middle = await frame.evaluate(() => document.elementFromPoint(195, 400)?.closest('[role=dialog]') !== null);
    expect(middle).toBe(true);
  });

  await test.step('neither the back button, nor Escape, nor a wrong finger opens it', async () => {
    await phone.press('Back button');
    await phone.expectNewest('back', /response.*ok/s);
    await wallet.getByRole('button', { name: 'Unlock with fingerprint' }).press('Escape');
    await phone.switch('Person', 'No match');
    await wallet.getByRole('button', { name: 'Unlock with fingerprint' }).click();
    await expect(wallet.getByRole('alert')).toContainText('Not recognised');
    await expect(lock()).toBeVisible();
  });

  await test.step('a reload keeps it locked, and draws nothing below', async () => {
    await phone.press('Reload the page');
    await expect(lock()).toBeVisible({ timeout: 30_000 });
    const frame = await phone.frame();
    expect(await frame.evaluate(() => document.querySelector('#root')?.textContent)).toBe('');
  });

  await test.step('with a sensor that is gone, the password remains', async () => {
    await phone.switch('Sensor', 'None');
    await phone.press('Tell the page');
    await expect(wallet.getByRole('button', { name: 'Use password' })).toBeFocused();
    await expect(wallet.getByRole('button', { name: 'Unlock with fingerprint' })).toBeHidden();
    await phone.switch('Sensor', 'Face');
    await phone.press('Tell the page');
    await expect(wallet.getByRole('button', { name: 'Unlock with face' })).toBeVisible();
  });

  await test.step('a match opens it', async () => {
    await phone.switch('Sensor', 'Fingerprint');
    await phone.press('Tell the page');
    await phone.switch('Person', 'Match');
    await wallet.getByRole('button', { name: 'Unlock with fingerprint' }).click();
    await expect(lock()).toBeHidden();
    await phone.openMine();
    await expect(switchOf('Log in with fingerprint')).toBeChecked();
  });

  await test.step('the password leads to the login, where the fingerprint signs in', async () => {
    await phone.away(GRACE);
    await wallet.getByRole('button', { name: 'Use password' }).click();
    await phone.expectNewest('userLogout', 'event');
    await expect(lock()).toBeHidden();
    const entry = wallet.getByRole('list', { name: 'Log in with fingerprint' }).getByRole('button');
    await expect(entry).toContainText(account.phone.slice(-4));
    await expect(entry).not.toContainText(account.phone);
    await phone.switch('Person', 'No match');
    await entry.click();
    await expect(wallet.getByRole('form', { name: 'Log in' })).toBeVisible();
    await phone.switch('Person', 'Match');
    await entry.click();
    await phone.expectNewest('userLogin', 'event');
    await expect(wallet.getByRole('link', { name: 'Mine' })).toBeVisible();
  });

  await test.step('turned off, nobody signs in with it, and the app does not lock', async () => {
    await phone.openMine();
    await wallet.getByText('Unlock with fingerprint', { exact: true }).click();
    await expect(switchOf('Unlock with fingerprint')).not.toBeChecked();
    await expect(switchOf('Log in with fingerprint')).toBeHidden();
    await phone.away(GRACE);
    await expect(lock()).toBeHidden();
    await phone.press('Reload the page');
    await expect(wallet.getByRole('link', { name: 'Mine' })).toBeVisible({ timeout: 30_000 });
    await expect(lock()).toBeHidden();
  });
});

test('a shell that fails or lies opens nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await enrol(1);
  const { wallet } = phone;
  const unlock = wallet.getByRole('button', { name: 'Unlock with fingerprint' });

  await test.step('a payment takes the password, without words, whatever the sensor does', async () => {
    await confirmTransfer('7KD4ER', '1.25');
    await phone.switch('Person', 'No match');
    await touch();
    await expectPasswordOnly();
    await phone.switch('Person', 'Match');
    await phone.switch('Answers', 'Malformed');
    await touch();
    await expectPasswordOnly();
    await phone.switch('Answers', 'Honest');

    // A match that comes after the person has closed the sheet sends nothing else.
    await phone.switch('Condition', 'Slow');
    await touch();
    await confirmation().getByRole('button', { name: 'Close' }).click();
    await expect(confirmation()).toBeHidden();
    await enterAmount('6.00');
    await phone.expectNewest('invokeBiometricAuth', /response.*ok/s);
    await expectPasswordOnly();

    // Nobody has to wait for the sensor.
    await touch();
    await payWithPassword();
    await expect(sent()).toBeVisible();
    await phone.expectNewest('invokeBiometricAuth', /response.*ok/s);
    await phone.switch('Condition', 'Well');
    await wallet.getByRole('button', { name: 'Done' }).click();
    await phone.openMine();
  });

  await test.step('a keystore that does not store leaves the switch as it was, without words', async () => {
    await phone.page.getByRole('switch', { name: 'Keystore is locked' }).click();
    await wallet.getByText('Log in with fingerprint', { exact: true }).click();
    await phone.expectNewest('setAlreadyCrossBiometric', /KEYSTORE/);
    await expect(switchOf('Log in with fingerprint')).toBeChecked();
    await phone.expectNewest('getAlreadyCrossBiometric', /response.*ok/s);
    await phone.page.getByRole('switch', { name: 'Keystore is locked' }).click();
  });

  await test.step('malformed answers do not open the lock', async () => {
    await phone.away(GRACE);
    await expect(lock()).toBeVisible();
    await phone.switch('Answers', 'Malformed');
    await unlock.click();
    await expect(wallet.getByRole('alert')).toContainText('Not recognised');
    await expect(lock()).toBeVisible();
  });

  await test.step('neither does a page that only frames another window of the simulator', async () => {
    const forged = {
      v: 1,
      type: 'event',
      id: crypto.randomUUID(),
      name: 'invokeBiometricAuth',
      data: { success: true },
    };
    await page.evaluate(
      (text) => {
        const stranger = document.createElement('iframe');
        stranger.srcdoc = `<script>for (const other of Array.from({ length: parent.frames.length }, (_, at) => parent.frames[at])) other.postMessage(${JSON.stringify(text)}, '*')</script>`;
        document.body.append(stranger);
      },
      encodeURIComponent(JSON.stringify(forged)),
    );
    await expect(lock()).toBeVisible();
    const frame = await phone.frame();
    await frame.evaluate((text) => window.postMessage(text, '*'), encodeURIComponent(JSON.stringify(forged)));
    await frame.waitForTimeout(500);
    await expect(lock()).toBeVisible();
  });

  await test.step('an answer that comes twice counts once', async () => {
    await phone.switch('Answers', 'Twice');
    await unlock.click();
    await expect(lock()).toBeHidden();
  });

  await test.step('a code that the server does not know leaves the list, without words', async () => {
    await phone.switch('Answers', 'Honest');
    await phone.away(GRACE);
    await wallet.getByRole('button', { name: 'Use password' }).click();
    const list = wallet.getByRole('list', { name: 'Log in with fingerprint' });
    await expect(list).toBeVisible();
    await page.evaluate(() => {
      const records = JSON.parse(localStorage.getItem('shell.records') ?? '[]') as { biometricsCode: string }[];
      localStorage.setItem(
        'shell.records',
        JSON.stringify(records.map((record) => ({ ...record, biometricsCode: 'bc_lie' }))),
      );
    });
    await page.reload();
    await phone.switch('Person', 'Match');
    await expect(wallet.getByRole('button', { name: 'Log in' }).first()).toBeVisible({ timeout: 45_000 });
    await wallet.getByRole('button', { name: 'Log in' }).first().click();
    await list.getByRole('button').click();
    await expect(list).toBeHidden();
    await expect(wallet.getByRole('form', { name: 'Log in' })).toBeVisible();
    await expect(wallet.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
});
