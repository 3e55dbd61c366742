/** The list of all icons, from which Storybook's toolbar takes the one that a setting names. */
const LIST = /__export\(icons_exports, \{[^{}]*\}\);/;

/**
 * Leaves the list of icons with those that the toolbar's settings name.
 * @throws when the code has no such list, or no icon of a name
 */
export function keepIcons(code: string, names: readonly string[]): string {
  const icons = names.map((name) => {
    const icon = new RegExp(`^ *${name}: "(\\w+)",?$`, 'm').exec(code)?.[1];
    if (icon === undefined) throw new Error(`Storybook has no icon ${name}.`);
    return icon;
  });
  if (!LIST.test(code)) throw new Error('Storybook has no list of icons any more.');
  return code.replace(LIST, `__export(icons_exports, {${icons.map((icon) => `${icon}: () => ${icon}`).join(', ')}});`);
}
