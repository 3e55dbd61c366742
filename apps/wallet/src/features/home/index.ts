export type { HomeTab } from './model/tabs.ts';
export { homePaths } from './paths.ts';
