import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { onceMore } from '../../tools/flows/onceMore.ts';
import { originOf, portOf, type Server } from './e2e/ports.ts';

const root = resolve(import.meta.dirname, '../..');
const vite = `node ${join(root, 'node_modules/vite/bin/vite.js')}`;
const serve = (server: Server, mode: '' | 'preview' = ''): string =>
  `${vite} ${mode} --host localhost --port ${portOf(server)} --strictPort`;

function run(server: Server, cwd: string, command: string, env: Record<string, string>, path = '') {
  return {
    command,
    cwd: join(root, cwd),
    env,
    url: originOf(server) + path,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  };
}

const simulator = (server: Server, page: Server) =>
  run(server, 'apps/shell-simulator', vite, { SHELL_PORT: String(portOf(server)), WALLET_URL: originOf(page) });

/** A development build, and not a development server, which may reload the page in the middle of a test. */
const walletFolder = join(tmpdir(), `ezwallet-shell-wallet-${process.env['SHELL_E2E_PORT']}`);
const wallet = [
  `${vite} build --logLevel error --outDir ${walletFolder} --emptyOutDir`,
  `${serve('wallet', 'preview')} --outDir ${walletFolder}`,
].join(' && ');

const gateway = {
  PORT: String(portOf('gateway')),
  DATA_DIR: join(tmpdir(), `ezwallet-shell-${randomUUID()}`),
  LOG_LEVEL: 'error',
};

/** Two simulators: one for a page that has only a bridge, one for the wallet with its own gateway. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.tmp/shell-e2e',
  timeout: 60_000,
  // A loaded machine makes a flow slow, not red.
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  ...onceMore,
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1200, height: 900 },
    locale: 'en-US',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'page', testMatch: 'page.e2e.ts', use: { baseURL: originOf('pageSimulator') } },
    {
      name: 'wallet',
      testMatch: ['wallet.e2e.ts', 'biometrics.e2e.ts', 'screenshots.e2e.ts'],
      use: { baseURL: originOf('walletSimulator') },
    },
  ],
  webServer: [
    simulator('pageSimulator', 'page'),
    run('page', 'apps/shell-simulator/e2e/page', serve('page'), { VITE_SHELL_ORIGIN: originOf('pageSimulator') }),
    simulator('walletSimulator', 'wallet'),
    run('wallet', 'apps/wallet', wallet, {
      NODE_ENV: 'development',
      VITE_SHELL_ORIGIN: originOf('walletSimulator'),
      GATEWAY_URL: `http://127.0.0.1:${portOf('gateway')}`,
    }),
    run('gateway', 'apps/gateway', 'node --disable-proto=delete dist/main.js', gateway, '/health'),
  ],
});
