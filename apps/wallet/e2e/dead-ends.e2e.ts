import { expect } from '@playwright/test';
import { goTo } from './goTo.ts';
import { Person } from './Person.ts';
import { test } from './test.ts';

/** Addresses that lead to nothing, and what the person reads there. */
const DEAD_ENDS = [
  ['/order/upload', 'We could not find this order'],
  ['/order/appeal', 'We could not find this order'],
  ['/order/chat', 'We could not find this order'],
  ['/sellOrder/detail', 'We could not find this order'],
  ['/order/detail', 'We could not find this bill'],
  ['/bank/detail', 'This account is no longer there'],
  ['/coin?currency=NOPE', 'Coin not found'],
  ['/authenSuccess', 'This link no longer works'],
  ['/stop', 'This link no longer works'],
  ['/cashier', 'We could not find this order'],
  ['/chat?id=nothing', 'We could not find this conversation'],
  ['/activity/detail', 'This activity is not here'],
] as const;

test('an address that leads to nothing says so once, in the middle of the screen, with a way out', async ({ page }) => {
  await new Person(page).settle('Robin');
  await page.goto('/about');
  const boxes: { path: string; y: number | undefined; height: number | undefined }[] = [];
  for (const [path, words] of DEAD_ENDS) {
    await goTo(page, path);
    const screen = page.locator('[data-part="entering"] main');
    const state = screen.getByText(words, { exact: true }).locator('..');
    await expect(state.locator('svg').first()).toBeVisible();
    expect.soft(await state.getByRole('link').or(state.getByRole('button')).count(), `${path}: ways out`).toBe(1);
    expect.soft(await page.locator('[class*=toast]').allInnerTexts(), `${path}: the same in a toast`).toEqual([]);
    expect.soft(await screen.locator('a, button, input').count(), `${path}: other controls`).toBe(1);
    const box = await state.boundingBox();
    boxes.push({ path, y: box?.y, height: box?.height });
  }
  const [first] = boxes;
  expect(boxes).toEqual(boxes.map(({ path }) => ({ path, y: first?.y, height: first?.height })));
});
