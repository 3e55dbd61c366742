import type * as Api from 'storybook/manager-api';

type Shortcuts = Pick<typeof Api, 'shortcutToAriaKeyshortcuts' | 'shortcutToHumanString'>;

let shortcuts: Shortcuts | undefined;

/** Lets the buttons of the page around the stories name their shortcuts. */
export const showShortcuts = (api: Shortcuts): void => {
  shortcuts = api;
};

/**
 * Storybook's components take these from its manager. A documentation page has the components too, but no shortcuts, and
 * the manager's stores must not start there.
 */
export const shortcutToAriaKeyshortcuts: Shortcuts['shortcutToAriaKeyshortcuts'] = (keys) =>
  shortcuts?.shortcutToAriaKeyshortcuts(keys) ?? '';
export const shortcutToHumanString: Shortcuts['shortcutToHumanString'] = (keys) =>
  shortcuts?.shortcutToHumanString(keys) ?? '';
