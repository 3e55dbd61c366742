import { expect, type Locator, type Page } from '@playwright/test';
import { type DemoAccount, newPhone, Sandbox } from './setUp/sandbox.ts';
import { openAccount } from './setUp/openAccount.ts';
import { seeNoNews } from './setUp/seeNoNews.ts';
import { signIn } from './setUp/signIn.ts';

export const PASSWORD = 'correct horse 7';
export const PAYMENT_PASSWORD = '280619';

/** A person at a phone-sized browser, who acts by what they see. All of it in English. */
export class Person {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly phone: string;

  constructor(page: Page, phone: string = newPhone()) {
    this.page = page;
    this.sandbox = new Sandbox(page.request);
    this.phone = phone;
    // Playwright keeps the order of what it is asked for, so the page knows before it opens anything.
    void seeNoNews(page);
  }

  /** The confirmation with the payment password, or any other sheet or dialog. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  /** The total value of all assets, on the home tab. */
  get totalAssets(): Locator {
    return this.page.getByRole('region', { name: 'Total assets' });
  }

  /** The movements of the bill on screen. */
  get postings(): Locator {
    return this.page.getByRole('region', { name: 'Money movements' }).getByRole('listitem');
  }

  /** Has an account and is signed in, without a click; with test money if an amount is given. @returns the user number */
  async join(nickName: string, amount?: string): Promise<string> {
    return await this.#open({ nickName }, amount);
  }

  /** As {@link join}, and with a payment password, so that they are ready to send. */
  async settle(nickName: string, amount?: string): Promise<string> {
    return await this.#open({ nickName, paymentPassword: PAYMENT_PASSWORD }, amount);
  }

  async #open(account: { nickName: string; paymentPassword?: string }, amount?: string): Promise<string> {
    const userNo = await openAccount(this.page, this.sandbox, { phone: this.phone, password: PASSWORD, ...account });
    if (amount !== undefined) await this.sandbox.give(userNo, amount);
    return userNo;
  }

  /**
   * Signs in to one of the sandbox's own accounts, which work on any device, and opens home. Only with a gateway of the
   * test's own: a login ends the member's other session, which would be that of another test.
   */
  async enterAs(account: DemoAccount): Promise<void> {
    await signIn(this.page, account);
    await this.page.goto('/');
    expect(new URL(this.page.url()).port, 'This test needs its own gateway.').not.toBe(process.env['E2E_PORT']);
  }

  /** Opens an account by phone on the registration screen, with a code from the outbox. */
  async register(nickname: string): Promise<void> {
    await this.page.goto('/register');
    await this.fillInRegistration();
    await this.finishRegistration(nickname);
  }

  /** Opens an account by email, with a code from the outbox. */
  async registerByEmail(email: string, nickname: string): Promise<void> {
    await this.page.goto('/register');
    await this.page.getByRole('tab', { name: 'Email' }).click();
    await this.page.getByLabel('Email address').fill(email);
    await this.proveTarget(email);
    await this.finishRegistration(nickname);
  }

  /** Fills in the open registration form, with a code from the outbox, and does not send it. */
  async fillInRegistration(): Promise<void> {
    await this.enterPhone();
    await this.proveTarget(this.phone);
  }

  /** Enters the phone number of this person in the open form. */
  async enterPhone(): Promise<void> {
    const area = this.page.getByRole('button', { name: /^Area code/ }).first();
    if (!(await area.innerText()).includes('+86')) {
      await area.click();
      await this.page.getByRole('option', { name: /China/ }).first().click();
    }
    await this.page.getByLabel('Phone number', { exact: true }).fill(this.phone);
  }

  /** Has a code sent to a phone or email address, and enters it in the open form. */
  async enterCode(target: string, label = 'Verification code'): Promise<void> {
    await this.page.getByRole('button', { name: 'Send code' }).click();
    await this.passCaptcha();
    await this.page.getByLabel(label).fill(await this.sandbox.codeFor(target));
  }

  /** Solves the captcha without the puzzle, as a screen reader user does. */
  async passCaptcha(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue without the puzzle' }).click();
  }

  async setNickname(nickname: string): Promise<void> {
    await this.dialog.getByRole('textbox').fill(nickname);
    await this.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Fills in the open login form and sends it. */
  async logIn(password: string = PASSWORD): Promise<void> {
    const { page } = this;
    await this.enterPhone();
    await page.getByLabel('Password', { exact: true }).fill(password);
    // The screen that leaves may have a button of this name too.
    await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** Logs out on the Mine tab. */
  async leave(): Promise<void> {
    await this.page.goto('/?tab=mine');
    await this.page.getByRole('button', { name: 'Log out' }).click();
    await this.dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(this.page).toHaveURL('/login');
  }

  async setPaymentPassword(): Promise<void> {
    await this.page.goto('/paymentpass');
    await this.choosePaymentPassword();
  }

  /** Completes the open payment password screen and returns to where it was opened. */
  async choosePaymentPassword(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Login password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('New payment password').fill(PAYMENT_PASSWORD);
    await page.getByLabel('Repeat payment password').fill(PAYMENT_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Payment password saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  }

  /** Switches the wallet to another language, by the language's own name. */
  async chooseLanguage(name: string): Promise<void> {
    await this.page.goto('/?tab=mine');
    await this.page.getByRole('button', { name: /^Language/ }).click();
    await this.dialog.getByRole('button', { name }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** The user number of this person, from the Mine tab. */
  async userNumber(): Promise<string> {
    await this.page.goto('/?tab=mine');
    const row = this.page
      .locator('main')
      .locator('div', { has: this.page.getByRole('button', { name: 'Copy User number' }) });
    return row.last().locator('bdi').innerText();
  }

  /** Enters a recipient and an amount, up to the confirmation sheet. */
  async prepareTransfer(to: string, amount: string, note?: string): Promise<void> {
    await this.page.goto('/transfer');
    await this.nameReceiver(to);
    await this.enterAmount(amount, note);
    await expect(this.page.getByRole('dialog', { name: 'Confirm transfer' })).toBeVisible();
  }

  /** The first step of a transfer. */
  async nameReceiver(userNo: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'User number' }).fill(userNo);
    await this.page.getByRole('button', { name: 'Next' }).click();
  }

  /** The second step of a transfer. */
  async enterAmount(amount: string, note?: string): Promise<void> {
    const { page, dialog } = this;
    await page.getByLabel('Amount, USDT').fill(amount);
    if (note !== undefined) {
      await page.getByRole('button', { name: /^Note/ }).click();
      await dialog.getByRole('textbox').fill(note);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Confirms their identity again, with a code to their phone and the payment password. */
  async prove(paymentPassword: string = PAYMENT_PASSWORD): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Confirm it is you' });
    await sheet.getByRole('button', { name: 'Send code' }).click();
    await sheet.getByLabel('Code sent to your phone').fill(await this.sandbox.codeFor(this.phone));
    await sheet.getByLabel('Payment password').fill(paymentPassword);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(sheet).toBeHidden();
  }

  /** Shows a payment code for an amount. */
  async askFor(amount: string, memo: string): Promise<void> {
    const { page } = this;
    await page.goto('/paymentQrcode');
    await page.getByRole('button', { name: /^Amount/ }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('textbox', { name: /What is it for/ }).fill(memo);
    await page.getByRole('button', { name: 'Create code' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  }

  /** The link of the payment code on screen. */
  async copiedLink(): Promise<string> {
    return await this.#copied('Copy link', 'Link copied');
  }

  /** Opens the deposit screen, chooses a network if it is not the first one, and confirms it. */
  async depositAddress(protocol = 'TRC20'): Promise<string> {
    const { page, dialog } = this;
    await page.goto('/recharge');
    const network = page.getByRole('button', { name: /^Network/ });
    await expect(network).toContainText(/[A-Z]/);
    if (!(await network.innerText()).includes(protocol)) {
      await network.click();
      await dialog.getByRole('option', { name: new RegExp(protocol) }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: `I will send on ${protocol}` }).click();
    return await this.copyDepositAddress();
  }

  /** The address on the deposit screen. */
  async copyDepositAddress(): Promise<string> {
    return await this.#copied('Copy address', 'Address copied');
  }

  async #copied(button: string, told: string): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.getByRole('button', { name: button }).click();
    await expect(this.page.getByText(told).first()).toBeVisible();
    return await this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Types a payment password into the confirmation sheet. The last digit sends. */
  async pay(paymentPassword: string = PAYMENT_PASSWORD): Promise<void> {
    const cells = this.dialog.getByLabel('Payment password');
    await expect(cells).toBeEnabled();
    await cells.fill(paymentPassword);
  }

  private async proveTarget(target: string): Promise<void> {
    const { page } = this;
    await this.enterCode(target);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
  }

  async finishRegistration(nickname: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create an account' }).click();
    await this.setNickname(nickname);
  }

  /** Goes back with the button at the top. A screen that is sliding out has such a button too. */
  async goBack(): Promise<void> {
    await this.page.locator('[data-part="entering"]').getByRole('button', { name: 'Back' }).click();
  }
}
