import type { Feature } from '../../i18n/Words.ts';
import { lazyScreen, type LazyScreen } from '../../world/screen-code.ts';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';

/** A screen with its words, and a component that loads when it is first shown. */
export interface Screen extends ScreenRoute {
  /** The features whose words the screen shows. */
  readonly words: readonly Feature[];
  readonly Page: LazyScreen;
}

/** Lists the screens of a feature. @param words the features whose words they show: their own and those of their parts */
export const listScreens = (words: readonly Feature[], routes: readonly ScreenRoute[]): Screen[] =>
  routes.map((route) => ({ ...route, words, Page: lazyScreen(route.lazy) }));
