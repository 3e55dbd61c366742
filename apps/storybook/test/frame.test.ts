import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { globalTypes } from '../.storybook/globals.ts';
import { entries, serveBuilt } from './builtStorybook.ts';

const MB = 1e6;
const built = serveBuilt();

/** Opens a story in the frame, and notes what goes wrong. */
async function story(id: string) {
  const page = await built.browser.newPage({ viewport: { width: 1400, height: 900 } });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  // Storybook's own script says this when the machine is slow to load the list of stories.
  page.on('pageerror', ({ message }) => message.includes('until the index is ready') || faults.push(message));
  page.on('response', (response) => response.status() < 400 || faults.push(`${response.status()} ${response.url()}`));
  await page.goto(`${built.url}?path=/story/${id}`);
  return { page, faults, stage: page.frameLocator('#storybook-preview-iframe') };
}

describe('the frame', () => {
  it('sorts without regard to capitals', async () => {
    const groups = new Map<string, string[]>();
    for (const { title } of entries()) {
      const [group = '', name = ''] = title.split('/');
      if (!['Foundations', 'Screens'].includes(group))
        groups.set(group, [...new Set([...(groups.get(group) ?? []), name])]);
    }
    expect(groups.get('Overlays')).toContain('dialog');
    for (const names of groups.values())
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'accent' })));
  });

  it.each(['dark', 'light', 'dark-blue'] as const)(
    'paints the ground of the scheme %s before any script has loaded',
    async (theme) => {
      const groundOf = (page: Page) =>
        page.evaluate(() => {
          const under = document.elementsFromPoint(500, 300);
          return under
            .map((element) => getComputedStyle(element).backgroundColor)
            .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
        });
      const page = await built.browser.newPage({ viewport: { width: 1000, height: 800 } });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${built.url}iframe.html?id=actions-button--primary&viewMode=story&globals=theme:${theme}`);
      const first = await groundOf(page);
      await page.unroute('**/*.js');
      await page.reload();
      await page.locator('.ez-Button').waitFor();
      expect(first).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
      await page.close();
    },
  );

  it('has a dark ground behind a page that still loads', async () => {
    const page = await built.browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.route('**/iframe.html*', () => {});
    await page.goto(built.url, { waitUntil: 'domcontentloaded' });
    const frame = page.locator('#storybook-preview-iframe');
    await frame.waitFor({ state: 'attached' });
    const grounds = await frame.evaluate((element) => {
      const found: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        found.push(getComputedStyle(at).backgroundColor);
      return found;
    });
    expect(grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)')).toBe('rgb(11, 14, 20)');
    await page.close();
  });

  it('hides the tests of the toolbar, has no empty panel, and shows the first page after less than 1.3 MB', async () => {
    const page = await built.browser.newPage({ viewport: { width: 1400, height: 900 } });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) =>
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      ),
    );
    await page.goto(built.url);
    await page.frameLocator('#storybook-preview-iframe').locator('.page-title').waitFor();
    const before = (await Promise.all(sizes.slice())).reduce((sum, size) => sum + size, 0);
    expect(before).toBeLessThan(1.3 * MB);
    await expect(page.getByText('Harness').count()).resolves.toBe(0);
    await expect(page.locator('#panel-tab-content').count()).resolves.toBe(0);
    await page.close();
  });

  it('shows the controls, the calls and the steps of a play, each in its tab', async () => {
    const { page, faults, stage } = await story('actions-button--primary');
    const panel = page.getByRole('tabpanel');
    const texts = { Controls: 'Use one primary button', Actions: 'onClick:', Interactions: 'toHaveBeenCalledOnce' };
    for (const [tab, text] of Object.entries(texts)) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await panel.getByText(text).first().waitFor();
      const others = Object.values(texts).filter((each) => each !== text);
      for (const other of others) await expect(panel.getByText(other).count(), `${other} in ${tab}`).resolves.toBe(0);
    }
    await page.getByRole('tab', { name: 'Controls' }).click();
    await panel.getByLabel('danger').check();
    await stage.locator('.ez-Button[data-variant="danger"]').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('has an icon for each setting of the toolbar, follows it, and names its shortcuts', async () => {
    const { page, faults, stage } = await story('actions-button--primary');
    await stage.locator('.ez-Button').waitFor();
    for (const { description } of Object.values(globalTypes)) {
      const setting = page.getByRole('button', { name: description ?? '' });
      await expect(setting.locator('svg path').count(), description).resolves.toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Colour scheme' }).click();
    await page.getByRole('option', { name: 'light' }).click();
    await stage.locator('html[data-theme="light"]').waitFor();
    const full = page.getByRole('button', { name: 'Enter full screen' });
    await expect(full.getAttribute('aria-keyshortcuts')).resolves.toBe('alt+F');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('finds a component by its name', async () => {
    const { page, faults, stage } = await story('actions-button--primary');
    await page.getByPlaceholder('Find components').fill('dialog');
    await page
      .getByRole('option', { name: /dialog/i })
      .first()
      .click();
    await stage.getByRole('heading', { level: 1, name: 'dialog' }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
