import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { contentPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const contentRoutes: readonly ScreenRoute[] = [
  screen(contentPaths.notices(), { title: msg`Notices` }, 'NoticesPage'),
  screen(contentPaths.questions(), { title: msg`Questions` }, 'QuestionsPage'),
];
