import { expect } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { Person } from './Person.ts';
import { test } from './test.ts';

test('a person chooses which messages they get, in their language, and reads what they got', async ({ page }) => {
  const robin = new Person(page);
  const userNo = await robin.join('Robin');
  const deposits = page.getByRole('switch', { name: /^Deposits/ });
  const latest = page.getByRole('region', { name: 'Latest messages' });
  const newest = async () => (await robin.sandbox.messagesTo(robin.phone))[0];

  await test.step('nobody can switch off messages about security', async () => {
    await page.goto('/notification/sms');
    await expect(page.getByRole('listitem').filter({ hasText: /^Security changes.*Always on/ })).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Security/ })).toHaveCount(0);
    await checkAccessibility(page);
  });

  await test.step('a subject that is on arrives, and is on the list', async () => {
    await deposits.click();
    await expect(deposits).toBeChecked();
    await robin.sandbox.give(userNo, '5');
    await expect
      .poll(newest)
      .toMatch(/^【EZ Wallet】Your deposit of 5\.00 USDT arrived\. The coins are in your balance\. Bill \d+$/);
    await page.reload();
    await expect(deposits).toBeChecked();
    await latest.getByRole('link', { name: /^Deposits/ }).click();
    await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sent to you' })).toContainText('Your deposit of 5.00 USDT arrived.');
    await checkAccessibility(page);
  });

  await test.step('it comes in the language that the person has chosen since', async () => {
    await page.goto('/?tab=mine');
    const heard = page.waitForResponse((response) => response.url().includes('setMessageLanguage'));
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByText('繁體中文').click();
    await heard;
    await robin.sandbox.give(userNo, '6');
    await expect.poll(newest).toMatch(/^【EZ Wallet】你充值的 6\.00 USDT 已到賬。已到你的餘額。 賬單 \d+$/);
  });

  await test.step('a subject that is off does not arrive, while security still does', async () => {
    await page.goto('/notification/sms');
    const inChinese = page.getByRole('switch', { name: /^充值/ });
    await inChinese.click();
    await expect(inChinese).not.toBeChecked();
    await robin.sandbox.give(userNo, '7');
    await page.goto('/notification/smsDetail?type=code');
    await expect(page.getByRole('main')).toContainText('用於登入');
    expect(await newest()).toContain('6.00 USDT');
  });

  await test.step('without an e-mail address no e-mail arrives', async () => {
    await page.goto('/notification/email');
    await expect(page.getByText('你的帳戶沒有綁定電郵，因此收不到電郵。')).toBeVisible();
  });
});
