import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { html: string; failureSummary?: string }[];
  }[];
}

/**
 * Notes a failure, with axe's own words, where the page as it stands breaks a rule.
 *
 * @param what names the state of the page in the report
 * @param rules only these rules, where the others cannot have changed since the last check
 */
export async function checkAccessibility(page: Page, what?: string, rules?: readonly string[]): Promise<void> {
  // As text for the debugger, which the page's content security policy does not bind; a script tag it would refuse.
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
