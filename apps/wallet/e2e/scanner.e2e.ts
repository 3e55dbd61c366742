import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launchOptions } from '../../../tools/browser/launchOptions.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { test } from './test.ts';
import { writeQrVideo } from './writeQrVideo.ts';

/** The film for the fake camera of this worker. Chromium opens the file whenever the camera is turned on. */
const FILM = join(tmpdir(), `ezwallet-film-${randomUUID()}.y4m`);

const { args, ...options } = launchOptions();
const CAMERA = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
];

for (const each of [test, ownGatewayTest]) each.use({ launchOptions: { ...options, args: [...args, ...CAMERA] } });
test.afterAll(() => rm(FILM, { force: true }));

test('the camera reads a payment code, and the payment reaches the person who showed it', async ({ page, browser }) => {
  const robin = new Person(page);
  const jay = new Person(await (await browser.newContext()).newPage());
  await Promise.all([robin.settle('Robin', '60'), jay.join('Jay')]);
  await jay.askFor('7.5', 'Two books');
  await writeQrVideo(FILM, await jay.copiedLink());

  await page.goto('/scaner');
  await expect(page).toHaveURL(/\/pay\?text=EZP1\./);
  await expect(page.getByText('Two books')).toBeVisible();
  await expect(page.getByText('7.50 USDT').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm payment' });
  await expect(sheet).toContainText('Two books');
  await robin.pay();
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(robin.totalAssets).toContainText('52.50 EZ');
  await jay.page.goto('/');
  await expect(jay.totalAssets).toContainText('7.50 EZ');
  await jay.page.context().close();
});

test('an unknown code leads back with a message', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await writeQrVideo(FILM, 'https://evil.example/pay?text=EZP1.x.y');
  await page.goto('/scaner');
  await expect(page.getByText('Invalid QR code').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

ownGatewayTest(
  'the camera fills an address into the withdrawal form, which keeps its other values',
  async ({ page }) => {
    const robin = new Person(page);
    const [verified] = await robin.sandbox.accounts();
    await robin.enterAs(verified!);
    await writeQrVideo(FILM, 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
    await page.goto('/about');
    await page.goto('/withdrawal');
    const network = page.getByRole('button', { name: /^Network/ });
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await network.click();
    await robin.dialog.getByRole('option', { name: /ERC20/ }).click();
    await expect(network).toContainText('ERC20');
    await amount.fill('12.5');
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page).toHaveURL('/scaner');
    await expect(page).toHaveURL('/withdrawal');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
    await expect(amount).toHaveValue('12.5');
    await expect(network).toContainText('TRC20');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test('a picture of a code works without a camera', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/paymentQrcode');
  await expect(page.getByRole('img', { name: 'My payment code' })).toBeVisible();
  const picture = await page.getByRole('img', { name: 'My payment code' }).screenshot();
  await writeFile(FILM, '');
  await page.goto('/scaner');
  await page.getByLabel('QR code image').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  await expect(page).toHaveURL(/\/pay\?text=EZP1\./);
  await expect(page.getByText('This is your own payment code. Show it to the person who pays you.')).toBeVisible();
});
