import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../../tools/browser/launchOptions.ts';
import { Catalog } from './Catalog.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { Keys } from './Keys.ts';
import { PASSWORD, PAYMENT_PASSWORD, Person } from './Person.ts';
import { newIdNumber } from './setUp/documents.ts';
import { PROOF_PICTURE } from './setUp/proofPicture.ts';
import { test } from './test.ts';

const { args, ...options } = launchOptions();
/** A camera with a moving picture and a microphone that beeps. */
const CAMERA = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
test.use({ locale: 'zh-HK', launchOptions: { ...options, args: [...args, ...CAMERA] } });

const { say } = new Catalog('zh_HK');

/** Checks a screen once the one before has left. */
async function checkStill(page: Page, what: string): Promise<void> {
  await expect(page.locator('[data-part="leaving"]')).toHaveCount(0);
  await checkAccessibility(page, what);
}

test('from the registration to level 3 and on with the keyboard alone', async ({ page }) => {
  const person = new Person(page);
  const keys = new Keys(page);
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  const row = (english: string) => page.getByRole('button', { name: new RegExp(`^${say(english)}`) });
  const link = (english: string) => page.getByRole('link', { name: say(english) });
  const field = (english: string) => page.getByLabel(say(english), { exact: true });
  const heading = (english: string) => page.getByRole('heading', { name: say(english) });
  const reached = (level: number) =>
    page.getByRole('heading', { name: say('You have level {kycLevel}').replace('{kycLevel}', String(level)) });
  const sheet = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  /** Opens a list, and chooses an option with the arrows. */
  const choose = async (name: string, option: RegExp | string) => {
    await keys.use(row(name));
    const wanted = sheet.getByRole('option').filter({ hasText: option }).first();
    const { index } = await wanted.evaluate((element) => ({
      index: Number((element as HTMLElement).dataset['index']),
    }));
    await expect(sheet.getByRole('listbox')).toBeFocused();
    await keys.press('Home');
    for (let at = 0; at < index; at += 1) await keys.press('ArrowDown');
    await expect(sheet.getByRole('listbox')).toHaveAttribute(
      'aria-activedescendant',
      (await wanted.getAttribute('id'))!,
    );
    await keys.press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(row(name)).toBeFocused();
  };

  await test.step('an account', async () => {
    await page.goto('/register');
    await expect(heading('Create an account')).toBeVisible();
    await checkStill(page, 'the registration');
    await choose('Area code', /\+86$/);
    await keys.fill(field('Phone number'), person.phone);
    await keys.use(button('Send code'));
    await keys.use(button('Continue without the puzzle'));
    await expect(sheet).toHaveCount(0);
    await keys.expectFocus();
    await keys.fill(field('Verification code'), await person.sandbox.codeFor(person.phone));
    await keys.fill(field('Password'), PASSWORD);
    await keys.check(page.getByRole('checkbox'));
    await keys.press('Enter');
    await expect(sheet.getByRole('textbox')).toBeFocused();
    await checkStill(page, 'the nickname');
    await keys.type('小鳥');
    await keys.press('Enter');
    await expect(sheet).toHaveCount(0);
    await keys.expectFocus();
  });

  await test.step('a payment password', async () => {
    await keys.use(page.getByRole('link', { name: say('Mine'), exact: true }));
    await checkStill(page, 'the tab with the settings');
    await keys.use(link('Payment password'));
    await expect(field('Login password')).toBeVisible();
    await checkStill(page, 'the login password');
    await keys.fill(field('Login password'), PASSWORD);
    await keys.press('Enter');
    await expect(field('New payment password')).toBeFocused();
    await keys.type(PAYMENT_PASSWORD);
    await keys.fill(field('Repeat payment password'), PAYMENT_PASSWORD);
    await expect(heading('Payment password saved')).toBeVisible();
    await keys.expectFocus();
    await checkStill(page, 'the saved payment password');
    await keys.use(button('Done'));
  });

  await test.step('level 1', async () => {
    await keys.use(link('Identity verification'));
    await expect(page).toHaveURL('/kyc');
    // The tab has a link of the same words.
    const verify = page.getByRole('contentinfo').getByRole('link');
    await expect(verify).toBeVisible();
    await checkStill(page, 'the levels');
    await keys.use(verify);
    await expect(field('Full name')).toBeVisible();
    await checkStill(page, 'the form for level 1');
    await keys.fill(field('Full name'), '张晓明');
    await keys.fill(field('Document number'), newIdNumber());
    await keys.check(page.getByRole('checkbox'));
    await keys.press('Enter');
    await expect(heading('Your identity is verified')).toBeVisible();
    await keys.expectFocus();
    await checkStill(page, 'level 1');
  });

  await test.step('level 2', async () => {
    await page.goto('/kyc');
    await keys.use(link('Get level 2'));
    for (const name of ['Front of your document', 'Back of your document']) {
      const side = page.getByRole('group', { name: say(name) });
      await keys.use(side.getByRole('button', { name: say('Take picture') }));
      await keys.use(sheet.getByRole('button', { name: say('Take picture') }));
      await expect(sheet).toHaveCount(0);
      await expect(side.getByRole('img')).toBeVisible();
      await keys.expectFocus();
    }
    // The day field has parts. Digits fill them one after the other, as the language orders them.
    await keys.fill(field('Expires on'), '20340531');
    await choose('Occupation', say('Employee'));
    await choose('Source of income', say('Salary'));
    await keys.use(row('Where you live'));
    await expect(sheet.getByRole('listbox')).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await keys.press(key);
    await expect(sheet.getByRole('listbox', { name: '河北省' })).toBeFocused();
    await keys.press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(row('Where you live')).toBeFocused();
    await keys.fill(field('Street and house number'), '科技路 1 號');
    await checkStill(page, 'the form for level 2');
    await keys.press('Enter');
    await expect(heading('We are reviewing your application')).toBeVisible();
    await keys.expectFocus();
    await expect(reached(2)).toBeVisible();
    await keys.expectFocus();
    await checkStill(page, 'level 2');
  });

  await test.step('level 3', async () => {
    await keys.use(link('Show all levels'));
    await keys.use(link('Get level 3'));
    await expect(page.getByText(/^\d \d \d \d$/)).toBeVisible();
    await checkStill(page, 'the video');
    await keys.use(button('Open the camera'));
    await expect(button('Start recording')).toBeVisible();
    await keys.expectFocus();
    await keys.use(button('Start recording'));
    await keys.expectFocus();
    await expect(button('Stop recording')).toBeEnabled();
    await keys.use(button('Stop recording'));
    await expect(field('Your video')).toBeVisible();
    await keys.expectFocus();
    await checkStill(page, 'the recorded video');
    await keys.use(button('Send for review'));
    await expect(reached(3)).toBeVisible();
    await keys.expectFocus();
  });

  await test.step('and the application for level 4', async () => {
    await keys.use(link('Show all levels'));
    await keys.use(link('Get level 4'));
    await choose('Source of income', say('Own business'));
    await checkStill(page, 'the form for level 4');
    const chooser = page.waitForEvent('filechooser');
    await keys.use(page.getByRole('group', { name: say('Supporting documents') }).getByRole('button'));
    await (await chooser).setFiles(PROOF_PICTURE);
    await expect(button('Send for review')).toBeEnabled();
    await keys.use(button('Send for review'));
    await expect(heading('We are reviewing your application')).toBeVisible();
    await keys.expectFocus();
  });
});
