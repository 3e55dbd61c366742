import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './findChromium.ts';

const HOW_TO =
  'A Chromium is needed for the browser checks. Install one (Debian: apt-get install chromium; elsewhere: ' +
  'npx playwright install chromium) or point CHROMIUM_PATH at it.';

const canRun = (command: string) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The browser and fonts. Without the fonts, tests would see Chinese screens as rows of boxes. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-roboto'];

/**
 * Finds a Chromium, or installs one: with apt-get as root, otherwise with Playwright.
 *
 * @throws with one line that says how to get it
 */
export function ensureChromium(say: (line: string) => void): void {
  if (findChromium() || existsSync(chromium.executablePath())) return;
  const root = process.getuid?.() === 0;
  try {
    if (root && canRun('apt-get')) {
      say('No Chromium found: installing it with apt-get.');
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } else {
      say('No Chromium found: asking Playwright to install one.');
      execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
    }
  } catch (cause) {
    throw new Error(HOW_TO, { cause });
  }
  if (!findChromium() && !existsSync(chromium.executablePath())) throw new Error(HOW_TO);
}
