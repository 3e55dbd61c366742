import type { Frame, FrameLocator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { guidance } from '../.storybook/docs/guidance.ts';
import { entries, serveBuilt } from './builtStorybook.ts';

/** What Storybook tells about all stories. */
interface Extractor {
  readonly initializationPromise: Promise<void>;
  extract: () => Promise<Record<string, { title: string; argTypes: Record<string, ArgType> }>>;
}
/** Storybook in a window, with the stories that it renders there. */
interface Renderer {
  readonly storyRenders: readonly { readonly phase?: string }[];
}
interface ArgType {
  readonly name: string;
  readonly description?: string;
  readonly table?: { readonly disable?: boolean; readonly type?: { readonly summary?: string } };
}

/** Pages that are open at the same time. Each waits for itself a part of its time. */
const TABS = 3;
/** Milliseconds that a loaded machine may take for the plays of a page. */
const PATIENCE = 180_000;
const built = serveBuilt();

async function docs(id: string, globals = ''): Promise<Page> {
  const page = await built.browser.newPage({ viewport: { width: 1000, height: 1200 } });
  await page.goto(`${built.url}iframe.html?id=${id}--docs&viewMode=docs&globals=${globals}`);
  await page.locator('.docblock-argstable').waitFor();
  return page;
}

const rowOf = (page: Page, prop: string) =>
  page
    .locator('.docblock-argstable tbody tr')
    .filter({ has: page.locator('td:first-child', { hasText: new RegExp(`^${prop}\\*?$`) }) });

describe('a page of a component', () => {
  it('lists every prop with its type, default and text', async () => {
    const page = await docs('actions-button');
    for (const prop of ['variant', 'size', 'block', 'loading', 'icon', 'render', 'children', 'ref']) {
      await expect(rowOf(page, prop).locator('td').nth(1).innerText()).resolves.not.toBe('');
    }
    const variant = await rowOf(page, 'variant').innerText();
    for (const text of ['Use one primary button', '"danger"', '"tint"', '"primary"']) expect(variant).toContain(text);
    await expect(rowOf(page, 'variant').locator('td').nth(2).innerText()).resolves.toBe('"primary"');
    await page.close();
  });

  it('has a type and a text for every prop of every component', async () => {
    const page = await built.browser.newPage();
    await page.goto(`${built.url}iframe.html?id=actions-button--primary&viewMode=story`);
    await page.locator('.ez-Button').waitFor();
    const bare = await page.evaluate(async () => {
      const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Extractor }).__STORYBOOK_PREVIEW__;
      await preview.initializationPromise;
      const stories = Object.values(await preview.extract());
      return stories.flatMap(({ title, argTypes }) =>
        Object.values(argTypes)
          .filter(({ table, description }) => table?.disable !== true && !(table?.type?.summary && description))
          .map(({ name }) => `${title} ${name}`),
      );
    });
    expect([...new Set(bare)]).toEqual([]);
    await page.close();
  });

  it('has controls that change the example', async () => {
    const page = await docs('actions-button');
    const example = page.locator('.docs-story').first().getByRole('button').first();
    await rowOf(page, 'variant').getByLabel('danger').check();
    await expect.poll(() => example.getAttribute('data-variant')).toBe('danger');
    await rowOf(page, 'children').getByRole('textbox').fill('Freeze');
    await expect.poll(() => example.innerText()).toBe('Freeze');
    await rowOf(page, 'icon').getByRole('combobox').selectOption('lock');
    await expect.poll(() => example.locator('svg').count()).toBe(1);
    await page.close();
  });

  it('shows the code that one would write', async () => {
    const page = await docs('forms-textfield');
    await page.getByText('Show code').first().click();
    const code = page.locator('pre').filter({ hasText: 'placeholder' }).first();
    await expect.poll(() => code.innerText()).toContain("import { TextField } from '@ezwallet/ui';");
    const text = await code.innerText();
    expect(text).toContain("const [value, setValue] = useState('');");
    expect(text).toMatch(/<TextField\s+label="E-mail"\s+value=\{value\}\s+onChange=\{setValue\}/);
    await page.close();
  });

  it.each(['drawer', 'dialog', 'actionsheet', 'lockscreen', 'pictureviewer'])(
    'opens the %s with a button, and closes it again',
    async (name) => {
      const page = await docs(`overlays-${name}`);
      const opener = page.locator('.docs-story').first().getByRole('button', { name: 'Open' });
      await expect(page.getByRole('dialog').count()).resolves.toBe(0);
      for (const round of [1, 2]) {
        await opener.click();
        await expect.poll(() => page.getByRole('dialog').count(), { message: `round ${round}` }).toBe(1);
        // Only the owner of the account opens a lock.
        if (name === 'lockscreen') await page.getByRole('button', { name: 'Use password' }).click();
        else await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
        await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      await page.close();
    },
  );

  it('shows the state that a play makes', async () => {
    const page = await docs('forms-textfield');
    const frame: FrameLocator = page.frameLocator('iframe[title="Clearable"]');
    await page.locator('iframe[title="Clearable"]').scrollIntoViewIfNeeded();
    await expect.poll(() => frame.getByLabel('E-mail').inputValue()).toBe('');
    await expect(page.evaluate(() => document.activeElement?.tagName)).resolves.toBe('BODY');
    await page.close();
  });

  /** Components whose plays type and press keys, so that they depend on the focus. */
  const played = () => {
    const plays = entries().filter(({ id, tags }) => /^(?:actions|forms)-/.test(id) && tags.includes('play-fn'));
    return [...new Set(plays.map(({ id }) => id.split('--')[0] ?? ''))];
  };

  /** Waits until the stories of a window have played, or failed to. The frames of a page have one story each. */
  const ended = (frame: Frame) =>
    frame.waitForFunction(
      (least) => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__?: Renderer };
        const phases = preview?.storyRenders?.map(({ phase }) => phase) ?? [];
        return phases.length >= least && phases.every((phase) => /^(?:finished|aborted|errored)$/.test(phase ?? ''));
      },
      frame.parentFrame() ? 1 : 0,
      // The frames of several pages share two cores.
      { timeout: PATIENCE },
    );

  it('has no failing assertion in the console of a page whose stories type', async () => {
    const components = played();
    expect(components.length).toBeGreaterThan(15);
    const said: string[] = [];
    // Its pages share what they load.
    const context = await built.browser.newContext({ viewport: { width: 1000, height: 1200 } });
    const visit = async (id: string) => {
      const page = await context.newPage();
      const hear = (text: string) => {
        // Storybook's own script says this when the machine is slow to load the list of stories. No play says it.
        if (!text.startsWith('Cannot access the Story Store until the index is ready'))
          said.push(`${id}: ${text.slice(0, 200)}`);
      };
      page.on('console', (message) => message.type() === 'error' && hear(message.text()));
      page.on('pageerror', (error) => hear(error.message));
      await page.goto(`${built.url}iframe.html?id=${id}--docs&viewMode=docs`);
      await page.locator('.docs-story, .framed-story').first().waitFor();
      for (const frame of await page.locator('iframe.framed-story').all()) await frame.scrollIntoViewIfNeeded();
      for (const frame of page.frames()) await ended(frame);
      await page.close();
    };
    const waiting = components.values();
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        for (const id of waiting) await visit(id);
      }),
    );
    await context.close();
    expect(said).toEqual([]);
  }, 600_000);

  it('follows the language of the toolbar', async () => {
    const page = await docs('layout-list', 'locale:zh_HK');
    await expect.poll(() => page.locator('.docs-story').first().innerText()).toContain('登入密碼');
    await page.close();
  });

  it('says when to use the component, a do and a don’t', async () => {
    const titles = entries().flatMap(({ title, type }) => (type === 'docs' ? [title] : []));
    expect(titles.filter((title) => !(title in guidance))).toEqual(
      titles.filter((title) => title.startsWith('Screens/')),
    );
    expect(Object.keys(guidance).filter((title) => !titles.includes(title))).toEqual([]);
    const page = await docs('actions-button');
    await expect(page.locator('.guide').innerText()).resolves.toContain('When to use.');
    await page.close();
  });
});
