import { type CDPSession, expect, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { PAYMENT_PASSWORD, Person } from './Person.ts';

const test = ownGatewayTest.extend({
  // Browsers give passkeys to names only (WebAuthn level 3, section 5.1.2), and the other flows use an address.
  baseURL: ({ gateway }, use) => use(gateway.origin.replace('127.0.0.1', 'localhost')),
});

// Of its own, because the person proves twice within a minute who they are.
test.use({
  policy: { codes: { resendAfter: '1s' }, login: { proveNewDevice: false } },
  contextOptions: { reducedMotion: 'reduce' },
});

/** A phone's own authenticator, with a finger on its sensor. */
async function addAuthenticator(
  page: Page,
): Promise<{ readonly client: CDPSession; readonly authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

test('a person adds a passkey, logs in by it alone, then as a second factor, and removes it', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.settle('Robin');
  const { client, authenticatorId } = await addAuthenticator(page);
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' });
  const prove = async () => {
    await sheet.getByRole('button', { name: /Send code|Resend/ }).click();
    await sheet.getByLabel('Code sent to your phone').fill(await robin.sandbox.codeFor(robin.phone));
    await sheet.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
  };

  await page.goto('/security');
  await page.getByRole('link', { name: /Passkeys/ }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await checkAccessibility(page, '/passkeys');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await prove();
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toContainText('not used yet');
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('My phone');
  // Nothing about the account is in it.
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  expect(Buffer.from(credentials[0]?.userHandle ?? '', 'base64')).toHaveLength(32);

  await robin.leave();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Robin/ })).toBeVisible();

  await robin.leave();
  await robin.sandbox.changeSignIn(userNo, { verifyTypes: [1] });
  await robin.logIn();
  // The code that the passkey replaces.
  await robin.sandbox.codeFor(robin.phone);
  await sheet.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/passkeys');
  await expect(row).toContainText('last used');
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await prove();
  await expect(page.getByText('No passkeys yet')).toBeVisible();

  await robin.leave();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey does not open an account here. Log in another way.')).toBeVisible();
});
