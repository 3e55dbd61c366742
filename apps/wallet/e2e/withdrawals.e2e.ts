import { expect } from '@playwright/test';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';

/** An address outside the wallet, and the same with a typing mistake. */
const OUTSIDE = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const SLIP = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeM';
const ANOTHER = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';

test('impossible withdrawals are reported in time, and a refused one returns its coupon', async ({ page, gateway }) => {
  const robin = new Person(page, '13800000001');
  const [account] = await robin.sandbox.accounts();
  const address = page.getByRole('textbox', { name: 'Address' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const coupon = page.getByRole('button', { name: /^Fee coupon/ });
  const goOn = page.getByRole('button', { name: 'Continue' });
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  const pile = (name: string) => page.getByRole('region', { name, exact: true });
  const waiver = pile('Available').getByRole('article', { name: /Withdrawal fee waiver/ });
  await robin.enterAs(account!);

  await test.step('a card counts the new coupons and links to them', async () => {
    const grant = ['--user', account!.userNo, '--kind', 'fixed', '--value', '5', '--min', '20', '--days', '9'];
    expect(await gateway.operate('vouchers', 'grant', ...grant)).toMatchObject({ code: 0 });
    await page.reload();
    await expect(page.getByText('You have 3 new coupons.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'View coupons' }).click();
    await expect(page).toHaveURL('/voucher');
  });

  await test.step('the coupons are grouped by status, and show their terms', async () => {
    await expect(pile('Available').getByRole('article')).toHaveCount(7);
    await expect(pile('Available')).toContainText('Used today: 1 of 3');
    await page.getByRole('button', { name: 'Expired' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(pile('Expired')).toContainText('Withdrawal fee waiver');
    await page.getByRole('button', { name: 'Used', exact: true }).click();
    await page.getByRole('button', { name: 'Details: Buy bonus' }).click();
    await expect(robin.dialog).toContainText('Bonus3.00 USDT');
    await expect(robin.dialog).toContainText('Credited');
    await robin.dialog.getByRole('button', { name: 'View bill' }).click();
    await expect(robin.postings).toHaveText([/Network.*−100\.00 USDT/, /Your balance.*\+100\.00 USDT/]);
    await page.goto('/');
    await expect(robin.totalAssets).toContainText('EZ');
    await expect(page.getByText('new coupons')).toHaveCount(0);
  });

  await test.step('the form detects a wrong address, the minimum and the balance', async () => {
    await page.goto('/withdrawal');
    // What Robin bought this week, and its bonus, must stay.
    await expect(page.getByText(/On hold until .*103\.00 USDT/)).toBeVisible();
    await address.fill(SLIP);
    await amount.fill('0.99');
    await goOn.click();
    await expect(page.getByText('This TRC20 address has a mistake. Check every character.')).toBeVisible();
    await expect(page.getByText('The minimum is 1.')).toBeVisible();
    await address.fill(OUTSIDE);
    await amount.fill('6317.19');
    await expect(page.getByText('Your balance is too low.')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('without a coupon the balance must also cover the fee', async () => {
    await coupon.click();
    await robin.dialog.getByRole('radio', { name: 'Do not use a coupon' }).click();
    await amount.fill('6317.18');
    await expect(page.getByText('Your balance is too low.')).toBeVisible();
    await page.getByRole('button', { name: 'Max' }).click();
    await expect(amount).toHaveValue('6316.18');
    await coupon.click();
    await robin.dialog.getByRole('radio').first().click();
    await expect(robin.dialog).toBeHidden();
  });

  await test.step('an amount above the daily limit is refused, and the form keeps its values', async () => {
    await robin.sandbox.give(account!.userNo, '20000');
    await page.reload();
    await address.fill(OUTSIDE);
    await amount.fill('10000.01');
    await goOn.click();
    await expect(page.getByRole('form')).toContainText('This is over your daily withdrawal limit.');
    await expect(page.getByRole('meter', { name: 'Used today' })).toHaveAttribute(
      'aria-valuetext',
      '0.00 USDT of 10,000.00 USDT used, 10,000.00 USDT left',
    );
    await expect(address).toHaveValue(OUTSIDE);
  });

  await test.step('a wrong payment password costs one attempt, the right one starts the review', async () => {
    await amount.fill('150');
    await goOn.click();
    await expect(sheet).toContainText('You have not withdrawn to this address before.');
    await expect(sheet).toContainText('You receive150.00 USDT');
    await robin.pay('999111');
    await expect(sheet).toContainText('Incorrect payment password. 4 attempts left.');
    await robin.pay(account!.paymentPassword);
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  });

  const billNo = await test.step('the coupon is reserved together with the money', async () => {
    await page.getByRole('button', { name: 'View bill' }).click();
    await expect(page).toHaveURL(/billNo=\d+/);
    const url = page.url();
    await page.goto('/voucher');
    await expect(pile('Reserved').getByRole('article', { name: /Withdrawal fee waiver/ })).toBeVisible();
    await expect(waiver).toHaveCount(0);
    await page.goto(url);
    return new URL(url).searchParams.get('billNo')!;
  });

  await test.step('an operator refuses it: the owner reads why, and gets both back', async () => {
    const reason = 'Please tell us whose address this is.';
    expect(await gateway.operate('withdrawals', 'refuse', billNo, '--reason', reason)).toMatchObject({ code: 0 });
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    await page.goto('/voucher');
    await expect(waiver).toContainText('Ends');
    await page.goto('/withdrawal');
    await expect(page.getByText('Available 26,317.18 USDT')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Fee\d/ })).toHaveText('Fee0.00 USDT');
  });

  await test.step('with the whitelist on, an address must be in the address book for a day', async () => {
    await page.goto('/address/add?half=addresses');
    await address.fill(ANOTHER);
    await page.getByRole('textbox', { name: 'Name' }).fill('Cold wallet');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('switch', { name: /Withdrawal whitelist/ }).click();
    await robin.dialog.getByRole('checkbox', { name: /Cold wallet/ }).click();
    await robin.dialog.getByRole('button', { name: 'Turn on' }).click();
    await robin.prove(account!.paymentPassword);
    await expect(page.getByText('Whitelist turned on').first()).toBeVisible();

    await page.goto('/withdrawal');
    await address.fill(OUTSIDE);
    await amount.fill('20');
    await goOn.click();
    await expect(robin.dialog).toContainText('This address is not on your whitelist. Add it in your contacts first.');
    await robin.dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByRole('form', { name: 'New contact' }).getByRole('textbox', { name: 'Address' })).toHaveValue(
      OUTSIDE,
    );
    await robin.goBack();

    await page.getByRole('button', { name: 'Contacts' }).click();
    await robin.dialog.getByRole('button', { name: /Cold wallet/ }).click();
    await expect(page.getByText(/^Cold wallet, available from/)).toBeVisible();
    await expect(amount).toHaveValue('20');
    await goOn.click();
    await expect(robin.dialog).toContainText('You can withdraw to this address 24 hours after you add it.');
    await robin.dialog.getByRole('button', { name: 'Open contacts' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cold wallet' })).toContainText('Available from');
  });

  await test.step('none of this moved any money', async () => {
    const { code, text } = await gateway.operate('ledger', 'check');
    expect(code, text).toBe(0);
  });
});
