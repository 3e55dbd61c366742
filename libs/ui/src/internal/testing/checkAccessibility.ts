import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that need a layout or a whole page; the Storybook run checks them in a real browser. */
const NEEDS_BROWSER = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable', 'page-has-heading-one'];

/**
 * Fails with axe's own words when the tree breaks a rule that can be judged without a layout.
 *
 * @param container what to check; the whole body when left out, which is where overlays live
 */
export async function checkAccessibility(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
}
