import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@ezwallet/ui';
import type { HomeTab } from './tabs.ts';

/** Word and sign of each tab. */
export const tabLooks: { readonly [Tab in HomeTab]: { readonly label: MessageDescriptor; readonly icon: IconName } } = {
  home: { label: msg`Home`, icon: 'home' },
  wealth: { label: msg`Wealth`, icon: 'wealth' },
  discover: { label: msg`Discover`, icon: 'discover' },
  mine: { label: msg`Mine`, icon: 'mine' },
};
