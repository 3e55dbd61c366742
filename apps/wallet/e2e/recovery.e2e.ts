import { expect, type Page } from '@playwright/test';
import { Catalog } from './Catalog.ts';
import { checkLooks } from './checkLooks.ts';
import { PAYMENT_PASSWORD, PASSWORD, Person } from './Person.ts';
import { test } from './test.ts';

const NEW_PASSWORD = 'battery staple 8';

/** Fills in the screen for a forgotten password. */
async function forget(robin: Person): Promise<void> {
  const { page } = robin;
  await page.goto('/password/forget');
  await robin.enterPhone();
  await robin.enterCode(robin.phone);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a forgotten password takes a code and a second proof', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin');
  await robin.leave();
  await page
    .getByRole('link', { name: 'Forgot your password?' })
    .or(page.getByRole('button', { name: 'Forgot your password?' }))
    .click();
  await expect(page).toHaveURL('/password/forget');
  await forget(robin);
  const sheet = page.getByRole('dialog', { name: 'One more proof' });
  await sheet.getByLabel('Payment password').fill('111999');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toContainText('Incorrect payment password');
  await sheet.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Password changed')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await robin.logIn(NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});

test('without a second proof a new password waits, and the link in the notice stops it', async ({ page, browser }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await robin.leave();
  await forget(robin);
  await expect(heading(page, 'This takes 3 days')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Ask for a new password' }).click();
  await expect(heading(page, 'Request sent')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  const link = await robin.sandbox.stopLinkFor(robin.phone);
  await elsewhere.goto(new URL(link, page.url()).href);
  await expect(elsewhere.getByText('Not you? Stop this change now')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Stop the request' }).press('Enter');
  await expect(heading(elsewhere, 'The request is stopped')).toBeVisible();
  await elsewhere.context().close();
  await page.getByRole('button', { name: 'Done' }).click();
  await robin.logIn();
  await expect(page).toHaveURL('/');
});

test('a lost phone is replaced after a wait, with everything else that the owner has', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin');
  await robin.leave();
  const next = new Person(page);
  await page.goto('/recovery');
  await robin.enterPhone();
  await page.getByLabel('Login password').fill(PASSWORD);
  await page.getByLabel('New phone number').fill(next.phone);
  await robin.enterCode(next.phone, 'Code sent to your new phone');
  await page.getByRole('button', { name: 'Send request' }).click();
  await robin.dialog.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Request sent')).toBeVisible();
});

test('the login password changes with the old one and further proofs, and the session goes on', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin');
  await page.goto('/password/modify');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await robin.dialog.getByRole('button', { name: 'Send code' }).click();
  await robin.dialog.getByLabel('Code sent to your phone').fill(await robin.sandbox.codeFor(robin.phone));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Password changed')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/transation');
  await expect(page.getByText('No bills')).toBeVisible();
});

test('an owner freezes the account, and nobody logs in any more', async ({ page }) => {
  const robin = new Person(page);
  await robin.settle('Robin');
  await page.goto('/account/block');
  await expect(page.getByLabel('Payment password')).toHaveCount(0);
  await page.getByRole('checkbox').press('Space');
  await expect(page.getByRole('textbox', { name: 'Payment password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Freeze account' })).toBeDisabled();
  await page.getByRole('button', { name: 'Confirm in another way' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code sent to your phone').fill(await robin.sandbox.codeFor(robin.phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is frozen.').first()).toBeVisible();
  await robin.logIn();
  await expect(page.getByRole('alert').first()).toContainText('This account is not available.');
});

test('the link in the notice about a new device freezes only after a press of its button', async ({
  page,
  browser,
}) => {
  const robin = new Person(page);
  await robin.join('Robin');
  const thief = new Person(await (await browser.newContext()).newPage(), robin.phone);
  await page.goto('/about');
  await thief.page.goto(new URL('/login', page.url()).href);
  await thief.logIn();
  await expect(thief.page).toHaveURL(/\/$/);
  const link = await robin.sandbox.stopLinkFor(robin.phone);
  await page.goto(link);
  await expect(page.getByText('Not you? Freeze the account now')).toBeVisible();
  await page.goto('/about');
  await page.goto(link);
  await page.getByRole('button', { name: 'Freeze account' }).press('Enter');
  await expect(heading(page, 'The account is frozen')).toBeVisible();
  await thief.page.goto(new URL('/transation', page.url()).href);
  await expect(thief.page).toHaveURL(/\/login/);
  await thief.page.context().close();
  await page.goto('/stop#made-up');
  await expect(page.getByText('This link no longer works')).toBeVisible();
});

for (const [locale, tag] of [
  ['en', 'en-US'],
  ['zh_CN', 'zh-CN'],
  ['zh_HK', 'zh-HK'],
] as const) {
  const { say } = new Catalog(locale);

  test.describe(() => {
    test.use({ locale: tag, contextOptions: { reducedMotion: 'reduce' } });

    test(`the screens of recovery are legible and fit in ${tag}`, async ({ page }) => {
      const check = async (what: string) => await checkLooks(page, what, locale === 'en' ? 'all' : 'fit');
      for (const path of ['/password/forget', '/recovery', '/stop#made-up']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await check(path);
      }
      await page.goto('/password/forget');
      await page.getByRole('button', { name: say('Reset password') }).click();
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      await check('/password/forget, nothing filled in');
      const robin = new Person(page);
      await robin.settle('Robin');
      for (const path of ['/password/modify', '/password/modify?type=code', '/firstLogin', '/account/block']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await check(path);
      }
      await page.getByRole('checkbox').check();
      await check('/account/block, with the proof');
    });
  });
}
