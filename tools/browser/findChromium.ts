import { existsSync } from 'node:fs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the Chromium to test with: `CHROMIUM_PATH`, or that of the system. Returns undefined where Playwright's own
 * is to be used.
 */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM_PATHS].find((path) => path && existsSync(path));
}
