import { expect, type Page } from '@playwright/test';

/**
 * Goes to a screen of the open app, as the browser's own buttons do. That is much faster than a load of the whole app
 * for each screen, and shows the same: other flows open each screen by its address.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const { pathname: before } = new URL(page.url());
  const isOther = new URL(path, page.url()).pathname !== before;
  await page.evaluate(
    ([to, isOther]) => {
      const shown = document.querySelector<HTMLElement>('[data-part="entering"]');
      if (isOther && shown) shown.dataset['left'] = '';
      // The router tells entries of the history apart by their keys.
      history.pushState({ key: crypto.randomUUID(), idx: history.length }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [path, isOther] as const,
  );
  // The old screen stays until the code of the new one has loaded, or for good when the way leads back to it.
  const isThere = (old: string) =>
    document.querySelectorAll('[data-part="entering"]:not([data-left])').length === 1 || location.pathname === old;
  await expect.poll(() => page.evaluate(isThere, before)).toBe(true);
  await expect(page.locator('[data-part="leaving"]')).toHaveCount(0);
  await settled(page);
}

/** Waits for everything that loads when the screen opens. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
