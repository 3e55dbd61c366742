import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { html: string }[];
  }[];
}

/** Fails with axe's own words when the page, as it stands, breaks a rule. */
export async function checkAccessibility(page: Page): Promise<void> {
  // As text for the debugger, which the page's content security policy does not bind; a script tag it would refuse.
  await page.evaluate(`window.axe || (() => { ${axeSource} })()`);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`),
  ).toEqual([]);
}
