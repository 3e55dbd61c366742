import type { Page } from '@playwright/test';

/** Milliseconds of the longest movement of a screen. Longer animations are clocks, such as the time of a notice. */
const LONGEST = 2_000;

/** Waits until a screen is drawn, the fonts are there, and no part of it moves: a screen that fades in has weak colours. */
export async function standStill(page: Page): Promise<void> {
  // A lock in front of the app makes the mark below it inert.
  await page.locator('#first:not([inert])').waitFor({ state: 'detached' });
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
        );
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map((animation) => animation.finished));
    }
  }, LONGEST);
}
