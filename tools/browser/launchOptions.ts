import { findChromium } from './findChromium.ts';

/**
 * How every check starts Chromium: without a sandbox where root owns the process (it refuses otherwise), and without
 * the background traffic that a closed network turns into noise.
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
