import type { Page } from '@playwright/test';

/** Marks the sandbox's pop notice as seen. Over Home it would be in the way of everything; its own flow shows it. */
export async function seeNoNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = localStorage.getItem('lastPopNotice');
    if (kept === null) localStorage.setItem('lastPopNotice', 'lock-twice');
  });
}
