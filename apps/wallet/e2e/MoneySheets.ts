import { expect, type Locator, type Page } from '@playwright/test';
import type { Catalog } from './Catalog.ts';

/** An address outside the wallet. */
const OUTSIDE = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';

/** Opens each screen and sheet on which a person decides about money, in the language of the page. */
export class MoneySheets {
  readonly #page: Page;
  readonly #say: Catalog['say'];

  constructor(page: Page, { say }: Catalog) {
    this.#page = page;
    this.#say = say;
  }

  /** The confirmation over the screen. */
  get sheet(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** The amount step of a transfer. */
  async enterTransfer(userNo: string, amount: string): Promise<void> {
    await this.#page.goto('/transfer');
    await this.#page.getByRole('textbox', { name: this.#say('User number') }).fill(userNo);
    await this.#button('Next').click();
    await this.#page.getByRole('textbox', { name: `${this.#say('Amount')}, USDT` }).fill(amount);
  }

  /** A withdrawal that is filled in. */
  async enterWithdrawal(amount: string): Promise<void> {
    await this.#page.goto('/withdrawal');
    await this.#page.getByRole('textbox', { name: this.#say('Address') }).fill(OUTSIDE);
    await this.#page.getByRole('textbox', { name: this.#say('Amount') }).fill(amount);
  }

  /** The payment of a code. */
  async enterPayment(link: string): Promise<void> {
    const { pathname, search } = new URL(link);
    await this.#page.goto(pathname + search);
    await expect(this.#button('Continue')).toBeVisible();
  }

  /** The confirmation of what is filled in. */
  async confirm(): Promise<void> {
    await this.#button('Continue').click();
    await expect(this.sheet.getByRole('textbox', { name: this.#say('Payment password') })).toBeEnabled();
  }

  async cancel(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.sheet).toBeHidden();
  }

  #button(english: string): Locator {
    return this.#page.getByRole('button', { name: this.#say(english) });
  }
}
