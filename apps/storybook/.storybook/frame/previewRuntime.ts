// Before the first component of Storybook.
import './storyReact.ts';
import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const isFrozen = new URLSearchParams(location.search).get('freeze') === 'finished';

const setInert = (isInert: boolean) => document.body?.toggleAttribute('inert', isInert);

/**
 * Starts the page of a story, as Storybook's own start does. That one puts its packages on the window too, for code that
 * was built without them, tells Storybook's makers about errors, and has a list of stories for a page without the frame.
 */
export function setup(): void {
  if (isFrozen) setInert(true);
  document.addEventListener('DOMContentLoaded', () => {
    if (isFrozen) setInert(true);
    addons.getChannel().on(MANAGER_INERT_ATTRIBUTE_CHANGED, (isInert: boolean) => setInert(isFrozen || isInert));
  });
}
