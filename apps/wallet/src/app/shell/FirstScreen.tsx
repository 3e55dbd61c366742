import { useLayoutEffect } from 'react';

/** The mark that index.html draws before the app. */
const MARK = 'first';

/**
 * Lets the mark of the start fade once the first screen is drawn. It is a part of the same boundary, so it waits for the same
 * code and words. The screen itself does not fade in, because Chromium reports no paint for one that does.
 */
export function FirstScreen() {
  useLayoutEffect(() => {
    const mark = document.getElementById(MARK);
    if (!mark) return;
    mark.dataset['state'] = 'leaving';
    // In the next frame, which works out the styles in any case.
    requestAnimationFrame(() => {
      void Promise.allSettled((mark.getAnimations?.() ?? []).map(({ finished }) => finished)).then(() => mark.remove());
    });
  }, []);
  return null;
}
