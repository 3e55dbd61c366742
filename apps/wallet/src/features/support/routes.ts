import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { supportPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const supportRoutes: readonly ScreenRoute[] = [
  screen(supportPaths.support(), { title: msg`Support` }, 'SupportPage'),
  screen(supportPaths.chat(), { title: msg`Support` }, 'ChatPage'),
];
