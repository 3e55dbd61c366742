import { randomInt, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { onceMore } from '../../tools/flows/onceMore.ts';

/** Chosen once and handed to the workers, so that two runs on one machine do not meet. */
const PORT = Number((process.env['E2E_PORT'] ??= String(randomInt(20_000, 32_000))));

/** The built product on a database of its own: the flows meet what a newcomer meets. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.tmp/e2e',
  globalTeardown: './e2e/removeStartedFolder.ts',
  // A loaded machine makes the flows slow. No limit here may make them fail.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // One more than the cores: a flow spends much of its time waiting for the other side.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  ...onceMore,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: launchOptions(),
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Without pictures, which cost as much as the flow itself.
    // It would answer for files that flows hold back. Its own flow allows it.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node --disable-proto=delete ../gateway/dist/main.js',
    url: `http://127.0.0.1:${PORT}/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // The browsers name their own addresses, see e2e/test.ts.
    env: {
      TRUST_PROXY: '1',
      PORT: String(PORT),
      DATA_DIR: join(tmpdir(), `ezwallet-e2e-${randomUUID()}`),
      LOG_LEVEL: 'error',
    },
  },
});
