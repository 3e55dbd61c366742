import axe from 'axe-core';

/** Rules that need a layout or a whole page; the Storybook run checks them in a real browser. */
const NEEDS_BROWSER = [
  'color-contrast',
  'target-size',
  'region',
  'scrollable-region-focusable',
  'page-has-heading-one',
];

/**
 * What axe finds wrong in a tree, in its own words, by the rules that can be judged without a layout.
 *
 * @param container what to check; the whole body when left out, which is where overlays live
 */
export async function findFaults(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`);
}
