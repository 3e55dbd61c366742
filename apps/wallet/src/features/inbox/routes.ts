import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { inboxPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const inboxRoutes: readonly ScreenRoute[] = [
  screen(inboxPaths.messages(), { title: msg`Messages` }, 'InboxPage'),
  screen(inboxPaths.system(), { title: msg`Messages` }, 'SystemInboxPage'),
];
