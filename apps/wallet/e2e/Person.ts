import { expect, type Page } from '@playwright/test';
import { newPhone, Sandbox } from './sandbox.ts';

export const PASSWORD = 'correct horse 7';
export const PAYMENT_PASSWORD = '280619';

/** Somebody at a phone-sized browser, doing what people do, by what they see. All of it in English. */
export class Person {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly phone: string;

  constructor(page: Page, phone: string = newPhone()) {
    this.page = page;
    this.sandbox = new Sandbox(page.request);
    this.phone = phone;
  }

  /** Opens an account by phone, with a code read from the outbox. */
  async register(nickname: string): Promise<void> {
    const { page } = this;
    await page.goto('/register');
    await this.pickMainland();
    await page.getByLabel('Phone number').fill(this.phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await this.passCaptcha();
    await page.getByLabel('Verification code').fill(await this.sandbox.codeFor(this.phone));
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await this.setNickname(nickname);
  }

  /** Takes the path without a puzzle, as a screen reader's user would. */
  async passCaptcha(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue without the puzzle' }).click();
  }

  async setNickname(nickname: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    await dialog.getByRole('textbox').fill(nickname);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  }

  private async pickMainland(): Promise<void> {
    const area = this.page.getByRole('button', { name: /^Area code/ });
    if ((await area.innerText()).includes('+86')) return;
    await area.click();
    await this.page.getByRole('option', { name: /China/ }).first().click();
  }
}
