import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { makeClip } from './setUp/makeClip.ts';
import { PROOF_PICTURE } from './setUp/proofPicture.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { withPageDevice } from './setUp/withPageDevice.ts';
import { test } from './test.ts';

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

/** Applies for level 2 by calls. */
async function applyForLevel2(page: Page): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(async ({ api, session }, picture) => {
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
    }, PROOF_PICTURE.buffer.toString('base64')),
  );
}

/** The code that another device asked for. The phone has others, such as that of the registration. */
async function handOverCode(page: Page, target: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const { list } = (await (await page.request.get('/sandbox/api/outbox')).json()) as {
      list: readonly { target: string; body: string }[];
    };
    code = list
      .find((message) => message.target.endsWith(target) && message.body.includes('on another device'))
      ?.body.match(/\d{6}/)?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

test('the form for level 2 asks for what is missing, and keeps what was sent and typed', async ({ page }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await readyToTrade(page, '张晓明');
  await page.goto('/kyc/uploadIDcard');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('Add a picture of the front.')).toBeVisible();
  for (const name of ['Front of your document', 'Back of your document']) {
    await page.getByLabel(`File: ${name}`).setInputFiles(PROOF_PICTURE);
    await expect(page.getByRole('img', { name: `${name}, as we received it` })).toBeVisible();
  }
  await fillInFacts(page);
  await page.reload();
  await expect(page.getByLabel('Street and house number')).toHaveValue('南山区科技路 1 号');
  await expect(page.getByRole('img', { name: 'Front of your document, as we received it' })).toBeVisible();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page).toHaveURL('/kyc/pending');
  await checkStill(page, 'under review');
});

test('a video goes on where it stopped, after a pause and without a network', async ({ page, context }) => {
  const robin = new Person(page);
  await robin.join('Robin');
  await readyToTrade(page, '张晓明');
  await applyForLevel2(page);
  const parts = { asked: 0, taken: 0 };
  page.on(
    'response',
    (response) => void (response.url().endsWith('/appendUpload') && response.ok() && (parts.taken += 1)),
  );
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
  await page
    .getByLabel('Video of you')
    .setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: makeClip({ seconds: 8, bytes }) });
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('No connection. We will continue when it is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await checkStill(page, 'an upload that is paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('No connection. We will continue when it is back.')).toBeVisible();
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
  const link = await sheet
    .getByText(/authenSuccess\?what=document#ho_/)
    .first()
    .innerText();

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
  await expect(phone.getByRole('heading', { name: 'All files received' })).toBeVisible();

  await expect(sheet).toBeHidden();
  await expect(page.getByRole('img', { name: 'Back of your document, as we received it' })).toBeVisible();
  await fillInFacts(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('heading', { name: 'We are reviewing your application' })).toBeVisible();
});

test('a link that is not complete says so, and so does one that nobody gave', async ({ page }) => {
  await page.goto('/authenSuccess');
  await expect(page.getByText('This link no longer works')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Your application was not approved' })).toBeVisible();
  await expect(page.getByText('The picture is too dark.')).toBeVisible();
  await expect(page.getByText('2 tries left today')).toBeVisible();
  await checkStill(page, 'not passed');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/kyc/uploadIDcard');
});
