import { expect, type Page } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { enterAccount } from './openPhone.ts';
import { ownGatewayTest } from './ownGatewayTest.ts';
import { drawPicture } from './setUp/drawPicture.ts';
import { makeClip } from './setUp/makeClip.ts';
import { buy, cancelPurchase, markPaid, openTrade } from './setUp/openTrade.ts';

// Time limits that one step of the sandbox's clock passes: to release, and for an answer to an appeal.
ownGatewayTest.use({
  policy: { trade: { within: { instant: '15m', bank: '15m' }, escalateAfter: { paid: '1h', appeal: '15m' } } },
  contextOptions: { reducedMotion: 'reduce' },
});

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const attach = async (page: Page, colour: string) =>
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(page, colour));

ownGatewayTest('two sides talk, disagree, and read what support decides', async ({ browser, gateway }) => {
  const [seller, buyer] = await Promise.all([
    enterAccount(browser, gateway.origin, 0),
    enterAccount(browser, gateway.origin, 1),
  ]);
  const [account] = await seller.sandbox.accounts();
  const bills = await openTrade({ page: seller.page, account: account! }, buyer.page, '100');
  await markPaid(buyer.page, bills.purchase);

  await seller.page.goto(`/order/chat?billNo=${bills.sale}`);
  await buyer.page.goto(`/order/chat?billNo=${bills.purchase}`);
  await expect(log(buyer.page)).toContainText('You marked the order as paid');

  await say(buyer.page, 'Hello, I have paid 721.00 CNY.');
  await expect(log(seller.page)).toContainText('Hello, I have paid 721.00 CNY.');
  await attach(seller.page, '#2b6ee6');
  await expect(log(buyer.page).getByRole('button', { name: 'View Picture from Seller' })).toBeVisible();
  await expect(log(buyer.page)).toContainText('Read');
  await log(buyer.page).getByRole('button', { name: 'View Picture from Seller' }).click();
  await expect(buyer.dialog).toBeVisible();
  await buyer.page.goBack();
  await expect(buyer.dialog).toBeHidden();

  // Without a network, the message says that it was not sent, survives a reload, and is sent once.
  await buyer.page.route('**/chat/send', (route) => route.abort('internetdisconnected'));
  await say(buyer.page, 'Are you there?');
  await expect(log(buyer.page)).toContainText('Not sent. Check your connection.');
  await checkLooks(buyer.page, 'chat with a message that was not sent', 'all');
  await buyer.page.unrouteAll({ behavior: 'wait' });
  await buyer.page.reload();
  await log(buyer.page).getByRole('button', { name: 'Send again' }).click();
  await expect(log(seller.page).getByText('Are you there?')).toHaveCount(1);
  await expect(log(buyer.page).getByText('Are you there?')).toHaveCount(1);
  await expect(log(buyer.page).getByText('Not sent')).toHaveCount(0);

  await say(seller.page, 'Pay at www.cheap-fees.top instead');
  await expect(seller.dialog).toContainText('Send this message?');
  await seller.dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(seller.dialog).toBeHidden();
  await expect(seller.page.getByRole('textbox', { name: 'Message' })).toHaveValue('Pay at www.cheap-fees.top instead');
  await seller.page.getByRole('button', { name: 'Send', exact: true }).click();
  await seller.dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log(buyer.page)).toContainText('Do not open links from a chat.');
  await checkLooks(seller.page, 'chat', 'all');

  await buyer.sandbox.skip('15m');
  await buyer.page.goto(`/order/appeal?billNo=${bills.purchase}`);
  await expect(buyer.page.getByRole('radio', { name: /does not release/ })).toBeVisible();
  await buyer.page.getByRole('button', { name: 'Open appeal' }).click();
  await expect(buyer.page.getByText('Add at least one picture.')).toBeVisible();
  await checkLooks(buyer.page, 'appeal form with faults', 'all');
  await buyer.page.getByRole('radio', { name: /does not release/ }).check();
  await buyer.page
    .getByRole('textbox', { name: 'What happened' })
    .fill('I paid at 10:04 from my own card, and nothing happened since.');
  await attach(buyer.page, '#107f49');
  await expect(buyer.page.getByRole('button', { name: 'View receipt.png' })).toBeVisible();
  await buyer.page.getByRole('button', { name: 'Open appeal' }).click();
  // The case begins at its top, although the button was far below.
  await expect(buyer.page.getByRole('region', { name: 'Order', exact: true })).toBeFocused();
  await expect(buyer.page.getByRole('region', { name: 'Order', exact: true })).toBeInViewport();
  await expect(buyer.page.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible();
  await checkLooks(buyer.page, 'appeal that waits for an answer', 'all');

  await expect(log(seller.page)).toContainText('The buyer opened an appeal');
  await seller.page.getByRole('link', { name: 'Appeal', exact: true }).click();
  await expect(seller.page.getByText('I paid at 10:04 from my own card')).toBeVisible();
  await seller.page.getByRole('textbox', { name: 'What happened' }).fill('Only 700 CNY arrived. See my account.');
  await attach(seller.page, '#d0242d');
  await expect(seller.page.getByRole('button', { name: 'View receipt.png' })).toBeVisible();
  await seller.page.getByRole('button', { name: /Send answer|Add statement/ }).click();
  await expect(buyer.page.getByText('Only 700 CNY arrived.')).toBeVisible();
  await expect(buyer.page.getByRole('button', { name: 'View proof 1' })).toHaveCount(2);

  expect((await gateway.operate('appeals', 'say', bills.purchase, '--text', 'We look into it.')).code).toBe(0);
  await buyer.page.getByRole('link', { name: 'Order chat', exact: true }).click();
  await expect(log(buyer.page)).toContainText('Support joined the chat');
  await expect(log(buyer.page)).toContainText('We look into it.');
  await checkLooks(buyer.page, 'chat with support', 'all');

  await seller.sandbox.skip('15m');
  await expect(seller.page.getByRole('heading', { name: 'Support decides' })).toBeVisible();
  await checkLooks(seller.page, 'appeal that support decides', 'all');
  const verdict = ['--result', 'split', '--buyer-amount', '97', '--reason', 'The bank shows 700 CNY.'];
  const decided = await gateway.operate('appeals', 'decide', bills.purchase, ...verdict);
  expect(decided.code, decided.text).toBe(0);
  await expect(seller.page.getByRole('heading', { name: 'The coins were split' })).toBeVisible();
  await expect(seller.page.getByText('3.00 USDT').first()).toBeVisible();
  await buyer.page.goto(`/order/appeal?billNo=${bills.purchase}`);
  await expect(buyer.page.getByText('97.00 USDT').first()).toBeVisible();
  await expect(buyer.page.getByText('The bank shows 700 CNY.')).toBeVisible();
  await checkLooks(buyer.page, 'appeal that is decided', 'all');
});

ownGatewayTest(
  'a seller concedes with the payment password, and a buyer takes an appeal back',
  async ({ browser, gateway }) => {
    const [seller, buyer] = await Promise.all([
      enterAccount(browser, gateway.origin, 0),
      enterAccount(browser, gateway.origin, 1),
    ]);
    const [account] = await seller.sandbox.accounts();
    const bills = await openTrade({ page: seller.page, account: account! }, buyer.page, '50');
    await markPaid(buyer.page, bills.purchase);
    const { page } = buyer;
    const appeal = async () => {
      await buyer.sandbox.skip('15m');
      await page.getByRole('radio', { name: /does not answer/ }).check();
      await page
        .getByRole('textbox', { name: 'What happened' })
        .fill('The seller has not said a word since my payment.');
      await attach(page, '#107f49');
      await expect(page.getByRole('button', { name: 'View receipt.png' })).toBeVisible();
      await page.getByRole('button', { name: 'Open appeal' }).click();
      await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible();
    };
    await page.goto(`/order/appeal?billNo=${bills.purchase}`);
    await expect(page.getByRole('heading', { name: 'Not yet possible' })).toBeVisible();
    await checkLooks(page, 'appeal that is not possible yet', 'all');
    await appeal();
    await page.getByRole('button', { name: 'Cancel appeal' }).click();
    await buyer.dialog.getByRole('button', { name: 'Cancel appeal' }).click();
    await expect(page.getByRole('heading', { name: 'Not yet possible' })).toBeVisible();
    await appeal();

    await seller.page.goto(`/order/appeal?billNo=${bills.sale}`);
    await seller.page.getByRole('button', { name: 'Release the coins' }).click();
    await expect(seller.dialog).toContainText('You release for good');
    await checkLooks(seller.page, 'confirmation of a release', 'all');
    await seller.pay(account!.paymentPassword);
    await expect(seller.page.getByRole('heading', { name: 'The coins went to the buyer' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The coins went to the buyer' })).toBeVisible();
  },
);

ownGatewayTest(
  'a buyer appeals after the end, with pictures and a video that survive a reload',
  async ({ browser, gateway }) => {
    const [seller, buyer] = await Promise.all([
      enterAccount(browser, gateway.origin, 0),
      enterAccount(browser, gateway.origin, 1),
    ]);
    const [account] = await seller.sandbox.accounts();
    const bills = await openTrade({ page: seller.page, account: account! }, buyer.page, '60');
    await cancelPurchase(buyer.page, bills.purchase);
    const { page } = buyer;
    await page.goto(`/order/detail?billNo=${bills.purchase}`);
    await page.getByRole('link', { name: 'View order' }).click();
    await page.getByRole('link', { name: 'Appeal', exact: true }).click();
    await expect(page.getByText('Support looks at your proof first')).toBeVisible();
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await page
      .getByRole('textbox', { name: 'What happened' })
      .fill('I paid at 10:04, and cancelled by mistake at 10:05.');
    await attach(page, '#107f49');
    await expect(page.getByRole('button', { name: 'View receipt.png' })).toBeVisible();
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'bank.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video') });
    await expect(page.getByText('We cannot read this video.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove bank.mp4' }).click();
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'bank.mp4', mimeType: 'video/mp4', buffer: makeClip() });
    await expect(page.getByRole('button', { name: 'Remove bank.mp4' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'View receipt.png' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove bank.mp4' })).toBeVisible();
    await checkLooks(page, 'late appeal form', 'all');
    await page.getByRole('button', { name: 'Open appeal' }).click();
    await expect(page.getByText('opened the appeal')).toBeVisible();
    await expect(page.getByText('No coins are on hold. Support looks at the proof first.')).toBeVisible();
    const held = await gateway.operate(
      'appeals',
      'hold',
      bills.purchase,
      '--as',
      'judge',
      '--reason',
      'The bank shows the payment.',
    );
    expect(held.code, held.text).toBe(0);
    await expect(
      page.getByText('60.00 USDT of the seller’s coins are on hold again until support decides.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Play video 2' }).click();
    await expect(page.locator('video')).toBeVisible();
    await checkLooks(page, 'late appeal', 'all');

    await seller.page.goto(`/sellOrder/detail?billNo=${bills.sale}`);
    await expect(
      seller.page.getByText('60.00 USDT of your coins are on hold again until support decides.'),
    ).toBeVisible();
    await checkLooks(seller.page, 'ended sale with a late appeal', 'all');
    await seller.page.getByRole('link', { name: 'View appeal' }).click();
    await expect(seller.page.getByText('I paid at 10:04, and cancelled by mistake')).toBeVisible();
    const decided = await gateway.operate(
      'appeals',
      'decide',
      bills.purchase,
      '--result',
      'release',
      '--reason',
      'The bank shows the payment.',
    );
    expect(decided.code, decided.text).toBe(0);
    await expect(seller.page.getByRole('heading', { name: 'The coins went to the buyer' })).toBeVisible();
    await expect(page.getByText('The bank shows the payment.')).toBeVisible();
    await checkLooks(page, 'late appeal that is decided', 'all');
  },
);

ownGatewayTest('a seller whose sale is with another buyer appeals the one before', async ({ browser, gateway }) => {
  const [seller, buyer] = await Promise.all([
    enterAccount(browser, gateway.origin, 0),
    enterAccount(browser, gateway.origin, 1),
  ]);
  const [account, other] = await seller.sandbox.accounts();
  const bills = await openTrade({ page: seller.page, account: account! }, buyer.page, '70');
  await cancelPurchase(buyer.page, bills.purchase);
  await buy(buyer.page, '70');
  const { page } = seller;
  await page.goto(`/sellOrder/detail?billNo=${bills.sale}`);
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier buyers' })).toBeVisible();
  await checkLooks(page, 'sale with an earlier buyer', 'all');
  await page.getByRole('link', { name: /You can appeal until/ }).click();
  await expect(page.getByText('Your sale continued without them.')).toBeVisible();
  await checkLooks(page, 'earlier buyer of a sale', 'all');
  await page.getByRole('link', { name: 'Appeal', exact: true }).click();
  await expect(page.getByText('Up to 70.00 USDT of your coins go on hold')).toBeVisible();
  await page.getByRole('radio', { name: 'Another reason' }).check();
  await page
    .getByRole('textbox', { name: 'What happened' })
    .fill('The buyer sent the money after cancelling, from another account.');
  await attach(page, '#107f49');
  await expect(page.getByRole('button', { name: 'View receipt.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Open appeal' }).click();
  await expect(page.getByText('70.00 USDT of your coins are on hold again until support decides.')).toBeVisible();
  await page.getByRole('link', { name: /You sell 70.00 USDT/ }).click();
  await expect(page.getByRole('link', { name: 'View appeal' })).toBeVisible();
  await page.getByRole('link', { name: /^Your sale/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: /An appeal is open/ })).toBeVisible();

  await buyer.page.goto(`/order/appeal?billNo=${bills.purchase}`);
  await buyer.page.getByRole('button', { name: 'Agree with the seller' }).click();
  await expect(buyer.dialog).toContainText('Goes back to the seller');
  await buyer.pay(other!.paymentPassword);
  await expect(page.getByRole('link', { name: /The appeal is closed/ })).toBeVisible();
});
