import { expect } from '@playwright/test';
import { PAYMENT_PASSWORD, PASSWORD, Person } from './Person.ts';
import { test } from './test.ts';

const NEW_PASSWORD = 'battery staple 8';

test('a login asks for each factor of the account in one sheet, and says which one is wrong', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.settle('Robin');
  await robin.leave();
  await robin.sandbox.changeSignIn(userNo, { verifyTypes: [1, 4, 7] });
  await robin.logIn();
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' });
  const code = sheet.getByLabel('Code sent to your phone');
  await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  const sent = await robin.sandbox.codeFor(robin.phone);
  await code.fill(sent);
  await sheet.getByLabel('Payment password').fill('111999');
  await sheet.getByLabel('Other login name or user number').fill(userNo);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toContainText('Incorrect payment password');
  // A wrong proof uses up no right one.
  await code.fill(sent);
  await sheet.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();
});

test('a login waits for a message from the phone, and for a code where the phone cannot send one', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  await robin.leave();
  await robin.sandbox.changeSignIn(userNo, { verifyTypes: [1], replySms: true });
  await robin.logIn();
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' });
  await sheet.getByRole('button', { name: 'Show the text' }).click();
  const link = sheet.getByRole('link', { name: 'Open messages' });
  const text = decodeURIComponent(/body=(.*)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '');
  await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Use other proofs' }).click();
  await expect(sheet.getByLabel('Code sent to your phone')).toBeVisible();
  await sheet.getByRole('button', { name: 'Use other proofs' }).click();
  await sheet.getByRole('button', { name: 'Show the text' }).click();
  await expect(link).not.toHaveAttribute('href', new RegExp(`${encodeURIComponent(text)}$`));
  const next = decodeURIComponent(/body=(.*)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '');
  await robin.sandbox.sendSms(`+86${robin.phone}`, next);
  await expect(sheet.getByText('Your message has arrived.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/');
});

test('a login by code asks for the password too, where the account wants both', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  await robin.leave();
  await robin.sandbox.changeSignIn(userNo, { verifyTypes: [9] });
  await robin.enterPhone();
  await page
    .getByRole('tab', { name: 'Code' })
    .or(page.getByRole('radio', { name: 'Code' }))
    .click();
  await robin.enterCode(robin.phone);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' });
  await sheet.getByLabel('Login password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('an expired password leads to the screen that changes it, from everywhere', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  await robin.leave();
  await robin.sandbox.changeSignIn(userNo, { passwordExpired: true });
  await robin.logIn();
  await expect(page).toHaveURL('/password/modify?type=expired');
  await expect(page.getByText('Your password has expired. Change it to continue.').first()).toBeVisible();
  for (const path of ['/', '/transation', '/about']) {
    await page.goto(path);
    await expect(page).toHaveURL('/password/modify?type=expired');
  }
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/must be different from the old one/);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/');
});

test('the first login of an account without a password asks for a nickname and a password', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  await robin.leave();
  await robin.sandbox.changeSignIn(userNo, { withoutPassword: true });
  await robin.enterPhone();
  await page
    .getByRole('tab', { name: 'Code' })
    .or(page.getByRole('radio', { name: 'Code' }))
    .click();
  await robin.enterCode(robin.phone);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/firstLogin');
  await page.getByLabel('Your nickname').fill('Rowan');
  await page.getByLabel('New password').fill('12345678');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your nickname')).toHaveValue('Rowan');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Rowan/ })).toBeVisible();
  await robin.leave();
  await robin.logIn(NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});
