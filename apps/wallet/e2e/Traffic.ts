import { expect, type Page, type Request } from '@playwright/test';

/** The calls of a page that are on their way. */
export class Traffic {
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Waits until no call is on its way, so that a clock that jumps ahead runs none of them into its time limit. */
  async quiet(): Promise<void> {
    await expect.poll(() => [...this.#open].map((request) => request.url())).toEqual([]);
  }
}
