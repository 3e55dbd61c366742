import { expect, type Locator } from '@playwright/test';
import { Catalog } from './Catalog.ts';
import { findHidden } from './findHidden.ts';
import { MoneySheets } from './MoneySheets.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';

/** Phones, a phone on its side, and a laptop at 200 % zoom (640 x 400). */
const WINDOWS = [
  [300, 600],
  [360, 640],
  [375, 667],
  [390, 844],
  [640, 400],
  [844, 390],
] as const;
const LANGUAGES = [
  ['en', 'en-US'],
  ['zh_HK', 'zh-HK'],
] as const;

/** The amount, the payee or address, the fee, the total and the arrival, and the field for the payment password. */
const SUMMARY = ['[class*=sum-] [aria-hidden]', 'dt', 'dd', 'input'];
const ADDRESS = 'bdi[class*=address]';
const AMOUNT = ['[class*=payee]', '[class*=figure]:is(form) input', '[class*=terms]'];
const FIXED_AMOUNT = ['[class*=payee]', '[class*=fixed]', '[class*=terms]'];

/** A phone, and a computer, which has no keypad on the screen. */
const DEVICES = [
  { name: 'a phone', hasTouch: true, isMobile: true },
  { name: 'a computer', hasTouch: false, isMobile: false },
] as const;

for (const [locale, tag] of LANGUAGES) {
  test(`no window hides a figure before the payment password, in ${tag} [S31]`, async ({ browser }) => {
    const jay = new Person(await (await browser.newContext()).newPage());
    const jaysNumber = await jay.join('Jay');
    await jay.askFor('2.5', 'Coffee for the whole team');
    const link = await jay.copiedLink();
    await jay.page.context().close();

    for (const { name, ...device } of DEVICES) {
      const context = await browser.newContext({ ...device, locale: tag, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const robin = new Person(page, '13800000001');
      const [account] = await robin.sandbox.accounts();
      await robin.enterAs(account!);
      const sheets = new MoneySheets(page, new Catalog(locale));
      const screen = page.locator('[data-part="entering"]');
      const check = async (what: string, root: Locator, parts: readonly string[]) => {
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await expect
            .soft(
              async () => expect(await root.evaluate(findHidden, parts)).toEqual([]),
              `${what} on ${name}, ${width} x ${height}`,
            )
            .toPass({ timeout: 5_000 });
        }
      };

      await sheets.enterTransfer(jaysNumber, '320.5');
      await check('amount of a transfer', screen, AMOUNT);
      await sheets.confirm();
      await check('transfer', sheets.sheet, SUMMARY);
      await sheets.enterWithdrawal('1250.75');
      await sheets.confirm();
      await check('withdrawal', sheets.sheet, [...SUMMARY, ADDRESS]);
      await sheets.enterPayment(link);
      await check('amount of a payment', screen, FIXED_AMOUNT);
      await sheets.confirm();
      await check('payment', sheets.sheet, SUMMARY);
      await context.close();
    }
  });
}
