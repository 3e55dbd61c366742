import axe from 'axe-core';

/** Rules that need a layout or a whole page. The Storybook run checks them in a real browser. */
const NEEDS_BROWSER = [
  'color-contrast',
  'target-size',
  'region',
  'scrollable-region-focusable',
  'page-has-heading-one',
];

/**
 * The faults that axe finds in a tree, in its own words, with rules that need no layout.
 *
 * @param container what to check; default: the whole body, because overlays render there
 */
export async function findFaults(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`);
}
