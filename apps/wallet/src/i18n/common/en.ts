import type { Catalog } from '../Words.ts';

// What most features show, with the table of their own words: a first visit to the login needs neither.
export { messages } from './locales/en.po';

export const features = import.meta.glob<Catalog>([
  '../../features/*/locales/en.po',
  '!../../features/{auth,home,notices,orders,billing,account,receipt}/locales/*.po',
]);
