import { expect, it } from 'vitest';
import { homePaths } from './paths.ts';
import { HOME_TABS, readTab } from './home-tabs.ts';

it.each(HOME_TABS)('the address of %s opens it', (tab) => {
  const { pathname, searchParams } = new URL(homePaths.home(tab), 'https://wallet.test');
  expect(pathname).toBe('/');
  expect(readTab(searchParams.get('tab'))).toBe(tab);
});

it.each([null, '', 'nowhere', 'constructor'])('%j is not a tab, so home opens', (name) => {
  expect(readTab(name)).toBe('home');
});
