import { expect, type Page } from '@playwright/test';
import { Catalog } from './Catalog.ts';
import { checkLooks as checkLooksIn } from './checkLooks.ts';
import { goTo, settled } from './goTo.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { markPaid, openTrade } from './setUp/openTrade.ts';
import { Sandbox } from './setUp/sandbox.ts';
import { test } from './test.ts';

/**
 * Languages, the browser setting that selects each, and its name in the settings. Simplified Chinese has the length of the
 * Chinese of Hong Kong; the walk looks at it.
 */
const LANGUAGES = [
  { locale: 'en', tag: 'en-US', name: 'English' },
  { locale: 'zh_HK', tag: 'zh-HK', name: '繁體中文' },
] as const;

/** No sandbox account has it. */
const WRONG_PAYMENT_PASSWORD = '111999';
/** A payment password that the rules allow. */
const ANOTHER_PAYMENT_PASSWORD = '730518';

// A trace would take a picture of the page at each of several thousand checks.
for (const each of [test, ownGatewayTest]) each.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const { locale, tag, name } of LANGUAGES) {
  const { say } = new Catalog(locale);
  const checkLooks = (page: Page, what: string) => checkLooksIn(page, what, locale === 'en' ? 'all' : 'fit');
  const visit = async (page: Page, path: string) => {
    await goTo(page, path);
    await checkLooks(page, path);
  };

  test.describe(() => {
    test.use({ locale: tag });

    test(`a form for visitors with its mistakes is legible and fits in ${tag}`, async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: say('Create an account') }).click();
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      await checkLooks(page, '/register, nothing filled in');
    });
  });

  ownGatewayTest(`every step of signed-in people is legible and fits in ${tag}`, async ({ page, request, browser }) => {
    const sandbox = new Sandbox(request);
    const accounts = await sandbox.accounts();
    const [me, other] = [accounts[0]!, accounts[1]!];
    const person = new Person(page, me.phone);
    const { dialog } = person;
    const button = (english: string) => page.getByRole('button', { name: say(english) });
    /** Closes what covers the screen. */
    const dismiss = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await person.enterAs(me);
    await person.chooseLanguage(name);
    await expect(page.getByRole('heading', { name: say('Mine') })).toBeVisible();

    const context = await browser.newContext();
    const theirs = new Person(await context.newPage(), other.phone);
    await theirs.enterAs(other);
    const { purchase } = await openTrade({ page: theirs.page, account: other }, page, '100');
    await markPaid(page, purchase);
    await context.close();
    for (const path of [`/order/chat?billNo=${purchase}`, `/order/appeal?billNo=${purchase}`]) await visit(page, path);

    await visit(page, '/?tab=mine');
    await button('Change nickname').click();
    await expect(dialog).toBeVisible();
    await checkLooks(page, 'nickname dialog');
    await dialog.getByRole('button', { name: say('Cancel') }).click();
    await button('Language').click();
    await expect(dialog).toBeVisible();
    await checkLooks(page, 'choice of a language');
    await dismiss();
    await button('Log out').click();
    await expect(dialog).toBeVisible();
    await checkLooks(page, 'question before logging out');
    await dismiss();

    await visit(page, '/transfer');
    await button('Next').click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await checkLooks(page, '/transfer without a receiver');
    await page.getByRole('textbox', { name: say('User number') }).fill(other.userNo);
    await button('Next').click();
    const amount = page.getByRole('textbox', { name: `${say('Amount')}, USDT` });
    await amount.fill('999999999');
    await button('Continue').click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await checkLooks(page, '/transfer with more than there is');
    await amount.fill('1.25');
    await checkLooks(page, '/transfer, amount');
    await page.getByRole('button', { name: 'USDT', exact: true }).click();
    await expect(dialog).toBeVisible();
    await checkLooks(page, 'choice of a currency');
    await dismiss();
    await page.getByRole('button', { name: new RegExp(`^${say('Note')}`) }).click();
    await dialog.getByRole('textbox').fill('For lunch, with all the best wishes from the whole family');
    await checkLooks(page, 'note');
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(dialog).toBeHidden();
    await button('Continue').click();
    await expect(dialog).toBeVisible();
    await checkLooks(page, 'confirmation');
    const cells = dialog.getByRole('textbox', { name: say('Payment password') });
    await cells.fill(WRONG_PAYMENT_PASSWORD);
    await expect(cells).toHaveAttribute('aria-invalid', 'true');
    await checkLooks(page, 'confirmation, wrong payment password');
    await cells.fill(me.paymentPassword);
    await expect(page.getByRole('heading', { name: say('Sent') })).toBeVisible();
    await checkLooks(page, '/transfer, sent');
    await button('View bill').click();
    await expect(page).toHaveURL(/\/order\/detail/);
    await settled(page);
    await checkLooks(page, '/order/detail');
    await visit(page, '/transation');

    /** Starts another transfer, up to the payment password. */
    const reachPassword = async (sum: string) => {
      await goTo(page, '/transfer');
      await page.getByRole('textbox', { name: say('User number') }).fill(other.userNo);
      await button('Next').click();
      await amount.fill(sum);
      await button('Continue').click();
      await expect(cells).toBeEnabled();
    };
    /** Sets a limit in another tab that is lower than the amount being confirmed here. */
    const lowerOwnLimit = async (sum: string) => {
      const elsewhere = await page.context().newPage();
      await elsewhere.goto('/paymentCountSetting');
      await elsewhere.getByRole('textbox', { name: say('New daily limit') }).fill(sum);
      await elsewhere.getByRole('button', { name: say('Set limit') }).click();
      await expect(elsewhere.getByRole('meter')).toHaveAttribute('aria-valuetext', new RegExp(`\\b${sum}\\.00 USDT`));
      await elsewhere.close();
    };
    await reachPassword('1.5');
    await page.route('**/lucky_transfer/transferTo', async (route) => {
      await route.fetch();
      return route.abort('connectionreset');
    });
    await cells.fill(me.paymentPassword);
    await expect(page.getByRole('heading', { name: say('Checking the status') })).toBeVisible();
    await checkLooks(page, '/transfer, without an answer');
    await page.unrouteAll({ behavior: 'wait' });
    // The wallet checks by itself, at growing intervals.
    await expect(page.getByRole('heading', { name: say('Sent') })).toBeVisible();

    await reachPassword('1.5');
    await lowerOwnLimit('1');
    await cells.fill(me.paymentPassword);
    await expect(page.getByRole('heading', { name: say('Not sent') })).toBeVisible();
    await checkLooks(page, '/transfer, refused');

    await goTo(page, '/paymentpass');
    const pin = (english: string) => page.getByRole('textbox', { name: say(english) });
    await pin('Payment password').fill(me.paymentPassword);
    await expect(pin('New payment password')).toBeVisible();
    await checkLooks(page, '/paymentpass, new');
    await pin('New payment password').fill(WRONG_PAYMENT_PASSWORD);
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await checkLooks(page, '/paymentpass, new, too simple');
    await pin('New payment password').fill(ANOTHER_PAYMENT_PASSWORD);
    await expect(pin('Repeat payment password')).toBeVisible();
    await checkLooks(page, '/paymentpass, repeat');
    await pin('Repeat payment password').fill(WRONG_PAYMENT_PASSWORD);
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await checkLooks(page, '/paymentpass, repeated differently');
  });
}
