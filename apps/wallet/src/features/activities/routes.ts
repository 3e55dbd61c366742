import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { activityPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const activityRoutes: readonly ScreenRoute[] = [
  screen(activityPaths.all(), { title: msg`Activities` }, 'ActivitiesPage'),
  screen(activityPaths.activity(), { title: msg`Activity` }, 'ActivityPage'),
];
