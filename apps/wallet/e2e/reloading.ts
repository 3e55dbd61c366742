import type { Page } from '@playwright/test';

/**
 * Lets a page reload while a layer closes. The layer takes its entry out of the history, and the browser then gives up a
 * reload that has begun before. A person reloads once more, and so does a test.
 */
export function reloading(page: Page): Page {
  const reload = page.reload.bind(page);
  page.reload = (options) =>
    reload(options).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes('net::ERR_ABORTED')) return reload(options);
      throw error;
    });
  return page;
}
