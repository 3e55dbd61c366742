import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { openPhone } from './openPhone.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { drawPicture } from './setUp/drawPicture.ts';
import { writePdf } from '../../../tools/flows/writePdf.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

test('a member asks support, reads the answer, and closes the conversation', async ({ browser, gateway }) => {
  const robin = new Person(await openPhone(browser, gateway.origin));
  await robin.settle('Robin', '60');
  const { page } = robin;
  await page.goto('/customerservice');
  await expect(page.getByRole('heading', { name: 'Often asked' })).toBeVisible();
  await checkLooks(page, 'support without conversations', 'all');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByText('A person reads it.')).toBeVisible();
  await checkLooks(page, 'a new conversation', 'all');
  await say(page, 'How long does a deposit take until I can use it?');

  await expect(page).toHaveURL(/\/chat\?id=/);
  await expect(log(page)).toContainText('How long does a deposit take');
  await expect(log(page)).toContainText('Thanks for writing.');
  await expect(log(page)).toContainText('these often help');
  await expect(log(page).getByRole('link').first()).toHaveAttribute('href', /^\/faq#/);
  await expect(log(page)).toContainText('This sandbox has no staff');
  await expect(log(page)).toContainText('Read');
  await checkLooks(page, 'an answered conversation', 'all');

  await page.goto('/siteMsg');
  await expect(page.getByText('Support has answered you.')).toBeVisible();
  await page.goto('/customerservice');
  await expect(page.getByText('Your turn')).toBeVisible();
  await checkLooks(page, 'support with a conversation', 'all');
  await page.getByRole('link', { name: /Question/ }).click();
  await page.getByRole('button', { name: 'Close this conversation' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(log(page)).toContainText('This conversation is closed.');
  await say(page, 'One more thing.');
  await expect(log(page)).not.toContainText('This conversation is closed.');
  await page.reload();
  await expect(log(page)).toContainText('One more thing.');
});

test('a message that cannot leave says so, and goes out when the network is back', async ({ browser, gateway }) => {
  const robin = new Person(await openPhone(browser, gateway.origin));
  await robin.settle('Robin');
  const { page } = robin;
  await page.goto('/chat?subject=account');
  await page.route('**/support/open', (route) => route.abort());
  await say(page, 'Somebody has my phone.');
  await expect(page.getByText('Not sent. Check your connection.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Somebody has my phone.');
  await page.unroute('**/support/open');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page)).toContainText('Somebody has my phone.');
});

test('a person without a login reaches support, also with a frozen account', async ({ browser, gateway }) => {
  const robin = new Person(await openPhone(browser, gateway.origin));
  await robin.settle('Robin');
  await robin.leave();
  const { page } = robin;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Get help' }).click();
  await expect(page).toHaveURL('/customerservice');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await checkLooks(page, 'support for a visitor', 'all');
  await robin.enterPhone();
  await robin.enterCode(robin.phone);
  await page.getByRole('button', { name: 'Continue to support' }).click();
  await say(page, 'My account is frozen.');
  await expect(log(page)).toContainText('My account is frozen.');
  await expect(log(page)).toContainText('Your money is safe');
  // With a picture of what the screen says, which staff see too.
  await page.getByLabel('Picture or PDF', { exact: true }).setInputFiles(await drawPicture(page, '#2b6ee6'));
  await expect(log(page).getByRole('button', { name: 'View Picture from You' })).toBeVisible();
  // And a statement, of which only the pages are kept.
  await page.getByLabel('Picture or PDF', { exact: true }).setInputFiles(writePdf('Statement October.pdf'));
  const statement = log(page).getByRole('button', { name: /^Save Statement October\.pdf \d KB/ });
  await expect(statement).toBeVisible();
  const saving = page.waitForEvent('download');
  await statement.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Statement October.pdf');
  const bytes = (await readFile(await saved.path())).toString('latin1');
  expect(bytes).toMatch(/^%PDF-/);
  expect(bytes).toContain('(Balance 721.00) Tj');
  expect(bytes).not.toContain('JavaScript');
  await page
    .getByLabel('Picture or PDF', { exact: true })
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(log(page)).toContainText('Not sent. This PDF is damaged.');
  await checkLooks(page, 'a conversation of a guest', 'all');
  await log(page).getByRole('button', { name: 'Delete' }).click();
  await log(page).getByRole('button', { name: 'View Picture from You' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Picture from You' })).toBeVisible();
});

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const inThreeDays = DAYS[(new Date().getUTCDay() + 3) % DAYS.length];
const hours = Object.fromEntries(DAYS.map((day) => [day, day === inThreeDays ? '09:00-18:00' : 'closed']));

test.describe('outside the opening hours', () => {
  test.use({ policy: { support: { hours } } });

  test('support says when people answer again, before and after the first message', async ({ browser, gateway }) => {
    const page = await openPhone(browser, gateway.origin);
    await page.goto('/customerservice');
    const closed = page.getByText('Closed now. You can write, and people answer again from');
    await expect(closed).toBeVisible();
    const robin = new Person(page);
    await robin.settle('Robin');
    await page.goto('/customerservice');
    await expect(closed).toBeVisible();
    await checkLooks(page, 'support that is closed', 'all');
    await page.goto('/chat?subject=account');
    await expect(closed).toBeVisible();
    await say(page, 'Somebody has my phone.');
    await expect(log(page)).toContainText(/People answer again from .* 09:00/);
    await expect(closed).toBeVisible();
    await checkLooks(page, 'a conversation while support is closed', 'all');
  });
});
