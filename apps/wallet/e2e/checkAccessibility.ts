import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { standStill } from './standStill.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { html: string; failureSummary?: string }[];
  }[];
}

/**
 * Records a failure, in axe's own words, if the page breaks a rule.
 *
 * @param what name of the page's state in the report
 * @param rules only these rules, where nothing else can have changed since the last check
 */
export async function checkAccessibility(page: Page, what?: string, rules?: readonly string[]): Promise<void> {
  await standStill(page);
  // Runs as text through the debugger, because the content security policy would block a script tag.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(`{ ${axeSource} }`);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) },
  );
  const told = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)].join('\n'),
  );
  expect.soft(told, what).toEqual([]);
}
