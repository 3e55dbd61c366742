import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Browser } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { makeQrPicture } from './makeQrPicture.ts';
import { openPhone } from './openPhone.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { agreeToRelease, markPaid } from './tradeByHand.ts';

const SELLER = '林小梅';
const BUYER = '张晓明';

async function enter(
  browser: Browser,
  origin: string,
  name: string,
  amount?: string,
): Promise<Person & { userNo: string }> {
  const person = new Person(await openPhone(browser, origin));
  const userNo = await person.settle(name === SELLER ? 'Mei' : 'Ming', amount);
  await readyToTrade(person.page, name);
  return Object.assign(person, { userNo });
}

/** Each way to pay beside the bank card and Alipay: how a seller adds an account, and what a buyer then sees of it. */
const WAYS = [
  {
    method: 'WeChat',
    add: async ({ page }: Person) => {
      const picture = { name: 'code.png', mimeType: 'image/png', buffer: makeQrPicture(`wxp://f2f0${randomUUID()}`) };
      await page.locator('[data-part="entering"] input[type=file]').setInputFiles(picture);
      await expect(page.getByRole('img', { name: 'Your payment code' })).toBeVisible();
    },
    shown: ({ page }: Person) => page.getByRole('img', { name: `Payment code of ${SELLER}` }),
  },
  {
    method: 'Digital yuan',
    add: async ({ page, dialog }: Person) => {
      await page.getByLabel('Wallet number').fill(`00610000${randomInt(1e7, 1e8)}`);
      await page.getByRole('button', { name: /^Bank of the wallet/ }).click();
      await dialog.getByRole('option', { name: /中国工商银行/ }).click();
      await expect(dialog).toBeHidden();
    },
    shown: ({ page }: Person) => page.getByRole('button', { name: /^Copy Wallet no/ }),
  },
] as const;

for (const { method, add, shown } of WAYS) {
  test(`a trade is paid by ${method}, and a coupon of a fixed bonus brings it on completion`, async ({
    browser,
    gateway,
  }) => {
    const seller = await enter(browser, gateway.origin, SELLER, '500');
    const buyer = await enter(browser, gateway.origin, BUYER);
    expect(
      await gateway.operate(
        'vouchers',
        'grant',
        '--user',
        buyer.userNo,
        '--kind',
        'fixed',
        '--value',
        '2',
        '--min',
        '50',
      ),
    ).toMatchObject({ code: 0 });

    await seller.page.goto('/paymentWay');
    await seller.page.getByRole('link', { name: `Add ${method}` }).click();
    await add(seller);
    await seller.page.getByRole('button', { name: 'Add account' }).click();
    await seller.pay();
    await expect(seller.page).toHaveURL('/paymentWay');
    await seller.page.goto('/selectSaleWay');
    await seller.page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();
    await seller.page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await seller.page.getByRole('button', { name: 'Continue' }).click();
    await seller.pay();
    await expect(seller.page.getByRole('heading', { name: 'Looking for a buyer' })).toBeVisible();

    await buyer.page.goto('/cardRecharge');
    await buyer.page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();
    await buyer.page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await expect(buyer.page.getByRole('button', { name: /^Coupon/ })).toContainText('Bonus 2.00 USDT');
    await buyer.page.getByRole('button', { name: /^Buy for/ }).click();
    await expect(buyer.page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
    await expect(shown(buyer)).toBeVisible();
    await checkLooks(buyer.page, `an order to pay by ${method}`, 'all');
    await markPaid(buyer.page);

    await agreeToRelease(seller.page, BUYER);
    await seller.pay();
    await expect(seller.page.getByRole('heading', { name: 'Completed' })).toBeVisible();
    await buyer.page.goto('/');
    await expect(buyer.totalAssets).toContainText('102');
  });
}
