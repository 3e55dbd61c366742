import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../../tools/browser/launchOptions.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { makeClip } from './setUp/makeClip.ts';
import { newIdNumber } from './setUp/documents.ts';
import { PROOF_PICTURE } from './setUp/proofPicture.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { withPageDevice } from './setUp/withPageDevice.ts';
import { test } from './test.ts';

const { args, ...options } = launchOptions();
/** A camera with a moving picture and a microphone that beeps. */
const CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
for (const each of [test, ownGatewayTest]) each.use({ launchOptions: { ...options, args: [...args, ...CAMERA] } });

/** Chooses an item of a sheet. */
async function choose(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${row}`) }).click();
  await page.getByRole('dialog').getByText(item, { exact: true }).click();
}

/** Fills in how the person lives, on the open form for level 2. */
async function fillInFacts(page: Page): Promise<void> {
  await page.getByLabel('Expires on').fill('2034-05-31');
  await choose(page, 'Occupation', 'Employee');
  await choose(page, 'Source of income', 'Salary');
  await choose(page, 'Where you live', '广东省');
  await page.getByRole('dialog').getByText('深圳市', { exact: true }).click();
  await page.getByLabel('Street and house number').fill('南山区科技路 1 号');
}

/** Checks a screen once the one before has left. */
async function checkStill(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await checkAccessibility(page, what);
}

const side = (page: Page, name: string) => page.getByRole('group', { name });

/** Applies for level 2 by calls. */
async function applyForLevel2(page: Page): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ api, session }, picture) => {
        await session.restore();
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        const send = async () => {
          const file = new File([bytes], 'side.png', { type: 'image/png' });
          return (await api.user.uploadFileKyc({ fileType: 'IMG', file })).fileId;
        };
        await api.kyc.createKycHigher({
          idFront: await send(),
          idBack: await send(),
          expiry: null,
          occupation: 'employee',
          incomeSource: 'salary',
          province: '广东省',
          city: '深圳市',
          address: '1',
        });
      },
      PROOF_PICTURE.buffer.toString('base64'),
    ),
  );
}

/** The code that another device asked for. The phone has others, such as that of the registration. */
async function handOverCode(page: Page, target: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const { list } = (await (await page.request.get('/sandbox/api/outbox')).json()) as { list: readonly { target: string; body: string }[] };
    code = list.find((message) => message.target.endsWith(target) && message.body.includes('on another device'))?.body.match(/\d{6}/)?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

test('a person goes from level 0 to level 3, at first with the keyboard alone', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await page.goto('/kyc');

  await test.step('level 1 with an ID card', async () => {
    await page.getByRole('link', { name: 'Verify identity' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Full name').focus();
    await page.keyboard.type('张晓明');
    await page.keyboard.press('Tab');
    await page.keyboard.type(newIdNumber());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
  });

  await test.step('level 2 with the camera, a file and an address', async () => {
    await page.goto('/kyc');
    await page.getByRole('link', { name: 'Get level 2' }).click();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Add a picture of the front.')).toBeVisible();
    await side(page, 'Front of your document').getByRole('button', { name: 'Take picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take picture' }).click();
    await expect(page.getByRole('img', { name: 'Front of your document, as we received it' })).toBeVisible();
    await page.getByLabel('File: Back of your document').setInputFiles(PROOF_PICTURE);
    await expect(page.getByRole('img', { name: 'Back of your document, as we received it' })).toBeVisible();
    await fillInFacts(page);
    await checkStill(page, 'the form for level 2');
    await page.reload();
    // What was typed and sent stays.
    await expect(page.getByLabel('Street and house number')).toHaveValue('南山区科技路 1 号');
    await expect(page.getByRole('img', { name: 'Front of your document, as we received it' })).toBeVisible();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page).toHaveURL('/kyc/pending');
    await expect(page.getByRole('heading', { name: 'We are reviewing your application' })).toBeVisible();
    await checkStill(page, 'under review');
    await expect(page.getByRole('heading', { name: 'You have level 2' })).toBeVisible();
  });

  await test.step('level 3 with a video of the digits', async () => {
    await page.getByRole('link', { name: 'Show all levels' }).click();
    await expect(page.getByText('10,000.00 USDT').first()).toBeVisible();
    await page.getByRole('link', { name: 'Get level 3' }).click();
    await expect(page.getByText(/^\d \d \d \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Open the camera' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await checkStill(page, 'while it records');
    const stop = page.getByRole('button', { name: 'Stop recording' });
    await expect(stop).toBeDisabled();
    await expect(stop).toBeEnabled();
    await stop.click();
    await expect(page.getByLabel('Your video')).toBeVisible();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page).toHaveURL('/kyc/pending');
    await expect(page.getByRole('heading', { name: 'You have level 3' })).toBeVisible();
  });

  await test.step('and asks for level 4 with papers', async () => {
    await page.goto('/kyc');
    await page.getByRole('link', { name: 'Get level 4' }).click();
    await choose(page, 'Source of income', 'Own business');
    await page.locator('input[type=file]').setInputFiles(PROOF_PICTURE);
    await expect(page.getByRole('button', { name: 'Send for review' })).toBeEnabled();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('heading', { name: 'We are reviewing your application' })).toBeVisible();
  });
});

test('a video goes on where it stopped, after a pause and without a network', async ({ page, context }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await readyToTrade(page, '张晓明');
  await applyForLevel2(page);
  const parts = { asked: 0, taken: 0 };
  page.on('response', (response) => void (response.url().endsWith('/appendUpload') && response.ok() && (parts.taken += 1)));
  await page.route('**/api/kyc/appendUpload', async (route) => {
    parts.asked += 1;
    // The connection breaks in the second part.
    if (parts.asked !== 2) return await route.continue();
    await context.setOffline(true);
    return await route.abort('connectionreset');
  });
  await expect(async () => {
    await page.goto('/kyc/uploadVideo');
    await expect(page.getByRole('button', { name: 'Choose a video' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const bytes = 2_500_000;
  await page.getByLabel('Video of you').setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: makeClip({ seconds: 8, bytes }) });
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('No connection. We go on when it returns.')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await checkStill(page, 'an upload that is paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('No connection. We go on when it returns.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/kyc/pending');
  // No part was taken twice.
  expect(parts.taken).toBe(Math.ceil(bytes / 524_288));
});

test('another device takes the pictures', async ({ page, browser }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await readyToTrade(page, '张晓明');
  await page.goto('/kyc/uploadIDcard');
  await page.getByRole('button', { name: 'Use another device' }).click();
  const sheet = page.getByRole('dialog', { name: 'Use another device' });
  await expect(sheet.getByText('Waiting for the other device…')).toBeVisible();
  await checkStill(page, 'the link for another device');
  const link = await sheet.getByText(/authenSuccess\?what=document#ho_/).first().innerText();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: /Send|Get/ }).click();
  await expect(phone.getByText(/^We sent a code to/)).toBeVisible();
  await phone.getByLabel('SMS code').fill(await handOverCode(page, robin.phone));
  await phone.getByRole('button', { name: 'Go on' }).click();
  await checkStill(phone, 'the other device');
  for (const name of ['Front of your document', 'Back of your document']) {
    await phone.getByLabel(`File: ${name}`).setInputFiles(PROOF_PICTURE);
    await expect(phone.getByRole('img', { name: `${name}, as we received it` })).toBeVisible();
  }
  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(phone.getByRole('heading', { name: 'We have everything' })).toBeVisible();

  await expect(sheet).toBeHidden();
  await expect(page.getByRole('img', { name: 'Back of your document, as we received it' })).toBeVisible();
  await fillInFacts(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'We are reviewing your application' })).toBeVisible();
});

test('a link that is not complete says so, and so does one that nobody gave', async ({ page }) => {
  await page.goto('/authenSuccess');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/authenSuccess?what=video#ho_none');
  await page.getByRole('button', { name: /Send|Get/ }).click();
  await expect(page.getByText('This link has expired.')).toBeVisible();
});

ownGatewayTest('a reviewer refuses, and the person reads why and tries again', async ({ page, gateway }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await readyToTrade(page, '张晓明');
  await page.request.post('/sandbox/api/reviews', { data: { byHand: true } });
  await applyForLevel2(page);
  await page.goto('/kyc');
  await page.getByRole('link', { name: /Level 2 is under review/ }).click();
  await expect(page.getByRole('heading', { name: 'We are reviewing your application' })).toBeVisible();
  const { text } = await gateway.operate('kyc', 'list');
  const caseNo = /^[0-9a-f]{12}/m.exec(text)?.[0] ?? '';
  await gateway.operate('kyc', 'fail', caseNo, '--reason', 'The picture is too dark.');
  await expect(page.getByRole('heading', { name: 'Your application did not pass' })).toBeVisible();
  await expect(page.getByText('The picture is too dark.')).toBeVisible();
  await expect(page.getByText('2 tries left today')).toBeVisible();
  await checkStill(page, 'not passed');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/kyc/uploadIDcard');
});
