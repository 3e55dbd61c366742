import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { addressPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const addressRoutes: readonly ScreenRoute[] = [
  screen(addressPaths.book(), { title: msg`Contacts` }, 'AddressBookPage'),
  screen(addressPaths.add(), { title: msg`New contact` }, 'AddAddressPage'),
];
