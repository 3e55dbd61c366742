import { expect, type Page } from '@playwright/test';
import { Catalog } from './Catalog.ts';
import { checkLooks } from './checkLooks.ts';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { actAsShell } from './setUp/actAsShell.ts';
import { test } from './test.ts';

// What biometrics do is tested over the shell simulator, in apps/shell-simulator/e2e.

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const people = [
  { userId: '900', phone: '13812345678', email: '' },
  { userId: '901', phone: '13899995555', email: 'someone.with.a.long.name@example-company.com' },
];

for (const [locale, tag] of [
  ['en', 'en-US'],
  ['zh_CN', 'zh-CN'],
  ['zh_HK', 'zh-HK'],
] as const) {
  const { say } = new Catalog(locale);
  const themes = locale === 'en' ? 'all' : 'fit';
  const keepPicture = async (page: Page, name: string) =>
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) });

  test.describe(() => {
    test.use({ locale: tag });

    test(`the screens of biometrics are legible and fit in ${tag}`, async ({ page }) => {
      await actAsShell(page, people);
      await page.goto('/login');
      await expect(page.getByRole('list', { name: say('Log in with fingerprint') }).getByRole('button')).toHaveCount(2);
      await checkLooks(page, '/login with biometrics', themes);
      await keepPicture(page, 'login');

      const person = new Person(page);
      await person.settle('Kite');
      await page.goto('/?tab=mine');
      const unlock = page.getByRole('switch', { name: new RegExp(`^${say('Unlock with fingerprint')}`) });
      await page.getByText(say('Unlock with fingerprint'), { exact: true }).click();
      const sheet = page.getByRole('dialog');
      const send = sheet.locator('form button[type=button]').first();
      await send.click();
      // The outbox still has the code of the registration.
      await expect(send).toBeDisabled();
      await sheet
        .getByRole('textbox')
        .first()
        .fill(await person.sandbox.codeFor(person.phone));
      await sheet.locator('input[type=password]').fill(PAYMENT_PASSWORD);
      await sheet.locator('button[type=submit]').click();
      await expect(unlock).toBeChecked();
      await expect(sheet).toBeHidden();
      await page.getByText(say('Log in with fingerprint'), { exact: true }).scrollIntoViewIfNeeded();
      await checkLooks(page, '/?tab=mine with biometrics', themes);
      await keepPicture(page, 'mine');

      await page.reload();
      await expect(page.getByRole('dialog')).toContainText(person.phone.slice(-4));
      expect(await page.evaluate(() => document.querySelector('#root')?.textContent)).toBe('');
      await checkLooks(page, 'the lock', themes);
      await keepPicture(page, 'lock');
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(unlock).toBeChecked();
    });
  });
}
