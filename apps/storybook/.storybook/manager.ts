import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** `bg` of the dark scheme, behind a page that still loads. */
const DARK_GROUND = '#0b0e14';

addons.setConfig({
  theme: create({
    base: 'dark',
    // The fonts of the device: nobody waits for others, and the folder needs none.
    fontBase: 'system-ui, sans-serif',
    brandTitle: 'ezwallet kit',
    brandUrl: './',
    brandTarget: '_self',
    appPreviewBg: DARK_GROUND,
  }),
  // Foundations and screens have no props, so their panel would be empty.
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (/^(foundations|screens)-/.test(storyId) ? false : usual),
  },
});
