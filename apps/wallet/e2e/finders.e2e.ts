import { expect, test } from '@playwright/test';
import { findTouching } from './findTouching.ts';

/** What stands for a screen. */
const screen = (content: string) =>
  `<div data-part="entering"><main style="font: 13px/20px sans-serif">${content}</main></div>`;

/** Two blocks of a page, and whether the second touches the first. */
const PAIRS = [
  ['a paragraph and a button', '<p style="margin:0">Why?</p><button style="display:block">Send</button>', true],
  [
    'a paragraph and a button with air',
    '<p style="margin:0 0 12px">Why?</p><button style="display:block">Send</button>',
    false,
  ],
  ['a paragraph and a choice', '<p style="margin:0">Why?</p><div role="radiogroup"><label>Because</label></div>', true],
  ['two cards', '<div style="background:red">One</div><section style="background:red">Two</section>', true],
  ['two lines of one group', '<p style="margin:0">Bitcoin</p><p style="margin:0">BTC</p>', false],
  [
    'two rows of one list',
    '<ul><li><a href="/a" style="display:block">A</a></li><li><a href="/b" style="display:block">B</a></li></ul>',
    false,
  ],
  ['a title and its list', '<h2 style="margin:0">Bills</h2><div><a href="/a" style="display:block">A</a></div>', false],
] as const;

for (const [what, content, touches] of PAIRS) {
  test(`the search for blocks that touch ${touches ? 'finds' : 'spares'} ${what}`, async ({ page }) => {
    await page.setContent(screen(content));
    expect((await page.evaluate(findTouching)).length).toBe(touches ? 1 : 0);
  });
}
