import { expect, type Page } from '@playwright/test';
import { checkLooks } from './checkLooks.ts';
import { openPhone } from './openPhone.ts';
import { ownGatewayTest as test } from './ownGatewayTest.ts';
import { PAYMENT_PASSWORD, Person } from './Person.ts';
import { readyToTrade } from './setUp/readyToTrade.ts';
import { agreeToRelease, buy, markPaid, sell } from './tradeByHand.ts';

// Each side gets a coupon beside the amount.
test.use({
  policy: {
    invitations: {
      coupons: {
        inviter: { kind: 'fixed', value: '2', min: '100', days: 30 },
        invited: { kind: 'withdrawal', worth: '1', min: '0', days: 30 },
      },
    },
  },
});

const SELLER = '林小梅';
const BUYER = '张晓明';

/** Opens a screen again and again until it shows something, because a job gives rewards after the trade. */
async function untilShown(page: Page, path: string, words: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Completes a trade on both screens. */
async function trade(seller: Person, buyer: Person, amount: string): Promise<void> {
  await sell(seller, amount);
  await buy(buyer, amount);
  await markPaid(buyer.page);
  await expect(seller.page.getByRole('heading', { name: 'Check your account' })).toBeVisible();
  await agreeToRelease(seller.page, BUYER);
  await seller.pay();
  await expect(buyer.page.getByRole('heading', { name: 'Completed' })).toBeVisible();
}

test('a person follows an invitation, and their first trades bring rewards to both', async ({ browser, gateway }) => {
  const inviter = new Person(await openPhone(browser, gateway.origin));
  await inviter.settle('Kaming');
  await inviter.page.goto('/?tab=mine');
  await inviter.page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(inviter.page.getByText('5.00 USDT each')).toBeVisible();
  await expect(inviter.page.getByText('A coupon for you', { exact: true })).toBeVisible();
  await expect(inviter.page.getByText(/2 USDT.*Fixed bonus.*From 100 USDT/)).toBeVisible();
  await expect(inviter.page.getByText(/Withdrawal fee waiver/)).toBeVisible();
  await expect(inviter.page.getByText('Nobody here yet')).toBeVisible();
  await checkLooks(inviter.page, 'an invitation that nobody has followed', 'all');
  const code = await inviter.page.getByText(/^EZ\w+$/).innerText();

  const guest = new Person(await openPhone(browser, gateway.origin));
  await guest.page.goto('/invite?inviteCode=NOBODY42');
  await expect(guest.page.getByText('This invitation is not valid')).toBeVisible();
  await guest.page.goto(`/invite?inviteCode=${code}`);
  await expect(guest.page.getByText('K•••••g invites you').or(guest.page.getByText(/invites you/))).toBeVisible();
  await expect(guest.page.getByText(/^5\.00 USDT for you, 5\.00 USDT for/)).toBeVisible();
  await expect(guest.page.getByText(/Withdrawal fee waiver/)).toBeVisible();
  await checkLooks(guest.page, 'an invitation for a visitor', 'all');
  await guest.page.getByRole('link', { name: 'Create an account' }).click();
  await expect(guest.page.getByLabel('Invitation code (optional)')).toHaveValue(code);
  await guest.fillInRegistration();
  await guest.finishRegistration('Ming');
  await guest.setPaymentPassword();
  await readyToTrade(guest.page, BUYER, PAYMENT_PASSWORD);
  await untilShown(inviter.page, '/activity/invite', 'First trade due');

  const seller = new Person(await openPhone(browser, gateway.origin));
  await seller.settle('Mei', '500');
  await readyToTrade(seller.page, SELLER, PAYMENT_PASSWORD);
  await trade(seller, guest, '100');

  await untilShown(inviter.page, '/activity/invite', '+5.00 USDT');
  await expect(inviter.page.getByRole('button', { name: /^Traded/ })).toContainText('1');
  await checkLooks(inviter.page, 'an invitation that brought a reward', 'all');
  await untilShown(inviter.page, '/siteMsg', 'Your reward of 5.00 USDT is here.');
  await untilShown(guest.page, '/siteMsg', 'Your reward of 5.00 USDT is here.');
  await untilShown(inviter.page, '/voucher', 'Fixed bonus');
  await untilShown(guest.page, '/voucher', 'Withdrawal fee waiver');

  // The same trade is the first of two that another activity asks for.
  await guest.page.goto('/?tab=discover');
  await guest.page.getByRole('link', { name: /^Activities/ }).click();
  await expect(guest.page.getByText('1 of 2 trades')).toBeVisible();
  await checkLooks(guest.page, 'activities', 'all');
  await guest.page.getByRole('link', { name: /2 secured trades/ }).click();
  await expect(guest.page.getByText('Buy 100.00 USDT')).toBeVisible();
  await expect(guest.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await checkLooks(guest.page, 'an activity', 'all');
  await trade(seller, guest, '60');
  await untilShown(guest.page, '/activity/detail?code=TRADE2', '2 of 2 trades');
  await untilShown(guest.page, '/activity/detail?code=TRADE2', 'Credited');
  await guest.page.getByRole('link', { name: 'All activities' }).click();
  await guest.page.getByRole('button', { name: 'Rewards', exact: true }).click();
  await expect(guest.dialog.getByText('8.00 USDT')).toBeVisible();
  await expect(guest.dialog.getByText('5.00 USDT')).toBeVisible();
});

test('activities are open to visitors, and one that is not there leads back to all', async ({ page }) => {
  await page.goto('/activity');
  await page.getByRole('button', { name: /^Details: Deposit 200/ }).click();
  await expect(page.getByRole('link', { name: 'Log in to join' })).toBeVisible();
  // The code of an activity is no invitation.
  expect(await page.evaluate(() => localStorage.getItem('inviteCode'))).toBeNull();
  await page.goto('/activity/detail?code=NONE');
  await expect(page.getByText('This activity is not here')).toBeVisible();
  await checkLooks(page, 'an activity that is not there', 'all');
  await page.getByRole('link', { name: 'All activities' }).click();
  await expect(page).toHaveURL('/activity');
  await page.goto('/activity/invite');
  await expect(page).toHaveURL(/\/login\?from=/);
});
