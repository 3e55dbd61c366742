import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * What happens to a flow that fails: with `--retries=1`, which the scripts named `e2e` have, it runs once more, after all
 * others and alone. If it passes then, the run stays green and names it.
 */
export const onceMore = {
  retryStrategy: 'isolated',
  reporter: [['list'], [fileURLToPath(new URL('FlakyReporter.ts', import.meta.url))]],
} satisfies PlaywrightTestConfig;
