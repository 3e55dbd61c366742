import { HOME_TABS, type HomeTab } from './model/tabs.ts';

/** Paths of the home screen and its tabs. */
export const homePaths = {
  /** @param tab the tab to open; home without one */
  home: (tab: HomeTab = HOME_TABS[0]) => (tab === HOME_TABS[0] ? '/' : `/?tab=${tab}`),
} as const;
