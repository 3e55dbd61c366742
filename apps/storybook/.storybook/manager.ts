import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'ezwallet kit', brandUrl: './', brandTarget: '_self' }),
  // Foundations and screens have no props, so their panel would be empty.
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (/^(foundations|screens)-/.test(storyId) ? false : usual),
  },
});
