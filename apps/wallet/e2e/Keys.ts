import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const STOPS = 80;

/** A person without a mouse. They go from one thing to the next with Tab, and act on what has the focus. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to an element with Tab. @throws with the names of what the focus passed */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    const passed: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
      passed.push(await this.#page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90) ?? ''));
    }
    throw new Error(`Tab never reached ${String(target)}. It passed:\n${passed.join('\n')}`);
  }

  /** Goes to a button or a link, and uses it. */
  async use(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Enter');
  }

  /** Goes to a field, and types. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.type(text);
  }

  /** Goes to a checkbox or a switch, and turns it on. */
  async check(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Space');
    await expect(target).toBeChecked();
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Whatever happened, the focus is in something that is there: nobody starts again at the top of the page. */
  async expectFocus(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.activeElement?.tagName ?? 'NONE'))
      .not.toMatch(/^(BODY|HTML|NONE)$/);
  }
}
