import { expect, type Page } from '@playwright/test';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { Person } from './Person.ts';

/** An address outside the wallet. */
const OUTSIDE = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';

test('two people deposit, pay each other and withdraw, and a power cut in between loses nothing', async ({
  page,
  browser,
  gateway,
}) => {
  const robin = new Person(page, '13800000001');
  const jay = new Person(await (await browser.newContext()).newPage(), '13800000002');
  const [robinsAccount, jaysAccount] = await robin.sandbox.accounts();
  await Promise.all([robin.enterAs(robinsAccount!), jay.enterAs(jaysAccount!)]);

  await test.step('both deposit, each over another network', async () => {
    const receive = async (person: Person, protocol: string, amount: string, address: string) => {
      await person.sandbox.sendOnChain({ protocol, currency: 'USDT', address, amount });
      await person.sandbox.mine(protocol, 6);
      const deposit = person.page.getByRole('listitem').filter({ hasText: `${protocol} deposit` });
      await expect(async () => {
        await person.page.goto('/rechargeList');
        await expect(deposit).toContainText('Credited', { timeout: 5_000 });
      }).toPass();
      await expect(deposit).toContainText(`+${amount}.00 USDT`);
    };
    // One after the other, because all pages of a browser share one clipboard.
    const robins = await robin.depositAddress('TRC20');
    const jays = await jay.depositAddress('ERC20');
    await Promise.all([receive(robin, 'TRC20', '200', robins), receive(jay, 'ERC20', '80', jays)]);
  });

  await test.step('one asks for money with a picture of a code, the other reads it and pays', async () => {
    await jay.askFor('7.5', 'Two books');
    const download = jay.page.waitForEvent('download');
    await jay.page.getByRole('button', { name: 'Save image' }).click();
    const picture = await (await download).path();
    await page.goto('/scaner');
    await page.getByLabel('QR code image').setInputFiles(picture);
    await expect(page).toHaveURL(/\/pay\?text=EZP1\./);
    await page.getByRole('button', { name: 'Continue' }).click();
    const sheet = page.getByRole('dialog', { name: 'Confirm payment' });
    await expect(sheet).toContainText('Two books');
    await expect(sheet).toContainText('7.50 USDT');
    await robin.pay(robinsAccount!.paymentPassword);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  });

  await test.step('the other sends some of it back by user number', async () => {
    await jay.prepareTransfer(robinsAccount!.userNo, '20', 'For lunch');
    await jay.pay(jaysAccount!.paymentPassword);
    await expect(jay.page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  });

  const withdrawal =
    await test.step('one withdraws with a coupon, and the network has not confirmed it yet', async () => {
      await page.goto('/withdrawal');
      await page.getByRole('textbox', { name: 'Address' }).fill(OUTSIDE);
      await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
      await expect(page.getByRole('button', { name: /^Fee coupon/ })).not.toContainText('None available');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm withdrawal' })).toContainText(
        'Deducted from your balance12.50 USDT',
      );
      await robin.pay(robinsAccount!.paymentPassword);
      await page.getByRole('button', { name: 'View bill' }).click();
      await expect(page.getByRole('region', { name: 'On-chain progress' })).toContainText('Sent');
      return page.url();
    });

  await test.step('the power fails while both send, after the gateway carried out one of the transfers', async () => {
    await Promise.all([
      robin.prepareTransfer(jaysAccount!.userNo, '30'),
      jay.prepareTransfer(robinsAccount!.userNo, '5'),
    ]);
    let darken = () => {};
    const dark = new Promise<void>((resolve) => (darken = resolve));
    const robins = await loseAnswer(page, dark);
    const jays = await loseAnswer(jay.page, dark);
    await robin.pay(robinsAccount!.paymentPassword);
    await robins.answered;
    await jay.pay(jaysAccount!.paymentPassword);
    await jays.sent;
    await gateway.cutPower();
    darken();
    for (const person of [robin, jay])
      await expect(person.page.getByRole('heading', { name: 'Checking the status' })).toBeVisible();
    await expect(fetch(`${gateway.origin}/health`)).rejects.toThrow();
  });

  await test.step('the gateway is back, and both learn that their transfer was sent', async () => {
    await gateway.start();
    for (const person of [robin, jay]) await expect(person.page.getByRole('heading', { name: 'Sent' })).toBeVisible();
  });

  await test.step('each transfer was carried out once', async () => {
    await page.goto('/transation');
    await expect(page.getByRole('link', { name: /−30\.00/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /\+5\.00/ })).toHaveCount(1);
  });

  await test.step('the withdrawal arrives', async () => {
    await robin.sandbox.mine('TRC20', 7);
    await page.goto(withdrawal);
    await expect(page.getByText('Completed').first()).toBeVisible();
    await expect(robin.postings.first()).toContainText('−12.50 USDT');
  });

  await test.step('both balances are right, and every unit is accounted for', async () => {
    await page.goto('/?tab=wealth');
    // The deposit brought the reward of an activity, 3 USDT.
    await expect(page.getByText('6,598.18 USDT')).toBeVisible();
    await jay.page.goto('/?tab=wealth');
    await expect(jay.page.getByText('1,372.50 USDT')).toBeVisible();
    const { code, text } = await gateway.operate('ledger', 'check');
    expect(code, text).toBe(0);
    expect(text).toContain('Money moves.');
    expect(text).toMatch(/^USDT +\d.* covered /m);
  });
  await jay.page.context().close();
});

/**
 * Lets the next transfer reach the gateway, but drops its answer. The transfer is lost to the page when `dark` is set.
 */
async function loseAnswer(page: Page, dark: Promise<void>): Promise<{ sent: Promise<void>; answered: Promise<void> }> {
  let [noteSent, noteAnswered] = [() => {}, () => {}];
  const sent = new Promise<void>((resolve) => (noteSent = resolve));
  const answered = new Promise<void>((resolve) => (noteAnswered = resolve));
  await page.route(
    '**/lucky_transfer/transferTo',
    async (route) => {
      const answer = route.fetch();
      noteSent();
      // The power may fail before there is an answer.
      await answer.then(noteAnswered, () => undefined);
      await dark;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  return { sent, answered };
}
