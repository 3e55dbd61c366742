import { expect, it } from 'vitest';
import { kitPrefix } from './cssModules.js';
import { KIT_PREFIX, scopedName } from './scopedName.ts';

it('names the classes of the kit as its package does', () => {
  expect(KIT_PREFIX).toBe(kitPrefix);
  expect(scopedName('button', '/repo/libs/ui/src/components/Button/Button.module.css')).toBe('ez-Button');
  expect(scopedName('label', '/repo/libs/ui/src/components/Button/Button.module.css?used')).toBe('ez-Button-label');
});

it('names equal classes of two other sheets differently', () => {
  const names = ['a', 'b'].map((page) => scopedName('row', `/repo/apps/wallet/src/${page}.module.css`));
  expect(new Set(names).size).toBe(2);
  expect(names.filter((name) => name.startsWith(KIT_PREFIX))).toEqual([]);
});
