import { expect, type Page, type Request } from '@playwright/test';

/** The calls of a page that are in progress. */
export class Traffic {
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Waits until no call is in progress, so that a clock that jumps ahead does not make any of them time out. */
  async quiet(): Promise<void> {
    await expect.poll(() => [...this.#open].map((request) => request.url())).toEqual([]);
  }
}
