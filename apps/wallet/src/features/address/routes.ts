import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { addressPaths } from '../../world/paths.ts';

export const addressRoutes: readonly ScreenRoute[] = [
  {
    path: addressPaths.book(),
    handle: { title: msg`Contacts` },
    lazy: async () => ({ Component: (await import('./pages/AddressBookPage/AddressBookPage.tsx')).AddressBookPage }),
  },
  {
    path: addressPaths.add(),
    handle: { title: msg`New contact` },
    lazy: async () => ({ Component: (await import('./pages/AddAddressPage/AddAddressPage.tsx')).AddAddressPage }),
  },
];
