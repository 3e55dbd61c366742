import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Drives the simulator as a person does, by what is visible. */
export class Simulator {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The page in the phone, by what is on its screen. */
  get wallet() {
    return this.page.frameLocator('iframe[title="Wallet"]');
  }

  get messages(): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  }

  /** The page in the phone, to run scripts in. */
  async frame(): Promise<Frame> {
    const handle = await this.page.locator('iframe[title="Wallet"]').elementHandle();
    const frame = await handle?.contentFrame();
    if (!frame) throw new Error('There is no page in the phone.');
    return frame;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  async switch(label: string, to: string): Promise<void> {
    await this.page.getByRole('tablist', { name: label }).getByRole('tab', { name: to, exact: true }).click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Checks the newest message of a name and the text beside it. */
  async expectNewest(name: string, words: string | RegExp): Promise<void> {
    await expect(this.messages.filter({ hasText: name }).last()).toContainText(words);
  }
}
