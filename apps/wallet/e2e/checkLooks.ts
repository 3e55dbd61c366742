import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import { findCovered } from './findCovered.ts';
import { findTouching } from './findTouching.ts';
import { standStill } from './standStill.ts';

const THEMES = ['dark', 'light', 'dark-blue'] as const;
/** A usual phone, and the narrowest one that the wallet supports. */
const WIDTHS = [390, 300] as const;
const HEIGHT = 844;
/** The largest text that must fit: WCAG 2.2, 1.4.4. */
const LARGE_TEXT = '200%';
/** The widest letters that must fit: WCAG 2.2, 1.4.12. Fonts of other systems are narrower. */
const WIDE_LETTERS = '0.12em';
/** Everything that a change of theme alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks whether the current screen fits on a usual and on the narrowest phone, and on the usual one with large text, and
 * whether each control keeps its own place there, with wide letters too.
 *
 * @param checks `all` checks the rules of accessibility too, and the colours of every theme. One language is enough for
 *   that: rules and colours do not depend on words. What words alone can break is that they do not fit.
 */
export async function checkLooks(page: Page, name: string, checks: 'all' | 'fit'): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  const [first, ...others] = THEMES;
  const whatReachesOut = () => page.evaluate(findOverflow);
  const checkHitAreas = async (how: string) => {
    expect.soft(await page.evaluate(findCovered), `${name}, ${how}: hit areas over other controls`).toEqual([]);
  };
  await wear(page, first);
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(nextLayout);
    expect.soft(await whatReachesOut(), `${name}, ${width} px: what reaches out of the screen`).toEqual([]);
    await checkHitAreas(`${width} px`);
    expect.soft(await page.evaluate(findTouching), `${name}, ${width} px: blocks that touch the one above`).toEqual([]);
  }
  if (checks === 'all') await checkAccessibility(page, `${name}, ${first}`);
  await page.evaluate(setTextSize, LARGE_TEXT);
  await page.evaluate(nextLayout);
  expect
    .soft(await whatReachesOut(), `${name}, ${WIDTHS[0]} px, text of ${LARGE_TEXT}: what reaches out of the screen`)
    .toEqual([]);
  await checkHitAreas(`text of ${LARGE_TEXT}`);
  await page.evaluate(setTextSize, '');
  await page.evaluate(setLetterSpacing, WIDE_LETTERS);
  await page.evaluate(nextLayout);
  await checkHitAreas('wide letters');
  await page.evaluate(setLetterSpacing, '');
  for (const theme of checks === 'all' ? others : []) {
    await wear(page, theme);
    await checkAccessibility(page, `${name}, ${theme}`, COLOUR_RULES);
  }
  await wear(page, before);
}

/** Sets a theme. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  await standStill(page);
}

/** Sets the size that all sizes of text depend on, as the browser's own setting does. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** Spaces all letters, as a wide font does. */
function setLetterSpacing(spacing: string): void {
  document.documentElement.style.letterSpacing = spacing;
}

/** Waits for a whole frame, with its layout and its resize observers. */
async function nextLayout(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Finds sideways scrolling and texts cut off at the edge of the screen. Ignores rows made to scroll, texts that
 * end in an ellipsis, and texts for screen readers only.
 */
function findOverflow(): string[] {
  const spared = (element: Element): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, textOverflow, width } = getComputedStyle(at);
      if (overflowX === 'hidden' && (width === '1px' || textOverflow === 'ellipsis')) return true;
      if (['auto', 'scroll'].includes(overflowX) && !at.matches('[data-ui-scroll]')) return true;
    }
    return false;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const pages = [document.documentElement, ...document.querySelectorAll('[data-ui-scroll]')];
  const cut = [...document.querySelectorAll('#root *, [role=dialog] *, [role=alertdialog] *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && hasText(element) && (left < -1 || right > innerWidth + 1) && !spared(element);
  });
  return [...pages.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth), ...cut].map(
    ({ tagName, className, textContent }) =>
      `<${tagName.toLowerCase()} class="${className}">${textContent?.slice(0, 40)}`,
  );
}
