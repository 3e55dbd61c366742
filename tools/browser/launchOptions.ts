import { findChromium } from './findChromium.ts';

/**
 * How every check starts Chromium. As root it runs without a sandbox, because it refuses to start with one. It makes
 * no background requests, which fail noisily in a closed network.
 */
export function launchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
