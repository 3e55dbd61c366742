// Before the first component of Storybook.
import './storyReact.ts';
import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Starts the page of a story. Storybook's own start puts its packages on the window too, for code that was built without
 * them.
 */
export function setup(): void {
  document.addEventListener('DOMContentLoaded', () => {
    addons
      .getChannel()
      .on(MANAGER_INERT_ATTRIBUTE_CHANGED, (inert: boolean) => document.body.toggleAttribute('inert', inert));
  });
}
