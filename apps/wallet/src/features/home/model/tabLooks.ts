import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { HomeTab } from '../../../world/home-tabs.ts';

/** Label and icon of each tab. */
export const tabLooks: { readonly [Tab in HomeTab]: { readonly label: MessageDescriptor; readonly icon: Glyph } } = {
  home: { label: msg`Home`, icon: glyphs.home },
  wealth: { label: msg`Wealth`, icon: glyphs.wealth },
  discover: { label: msg`Discover`, icon: glyphs.discover },
  mine: { label: msg`Mine`, icon: glyphs.mine },
};
