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

/**
 * The fonts, by their packages. Without the first, Chinese screens are rows of boxes; without the second, a line is a few
 * pixels higher than on the phones of members, and checks of distances fail.
 */
const FONTS = new Map([
  ['Noto Sans CJK SC', 'fonts-noto-cjk'],
  ['Roboto', 'fonts-roboto'],
]);

/** Returns the packages of fonts that are missing. Where fontconfig is missing, as on macOS, it asks for none. */
function missingFonts(): string[] {
  try {
    const families = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return [...FONTS].flatMap(([family, name]) => (families.includes(family) ? [] : name));
  } catch {
    return [];
  }
}

const hasChromium = () => findChromium() !== undefined || existsSync(chromium.executablePath());

function installFromDebian(packages: readonly string[]): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds a Chromium and the fonts, or installs them: with apt-get as root, otherwise the browser with Playwright.
 *
 * @throws with one line that says how to get a browser
 */
export function ensureChromium(say: (line: string) => void): void {
  const fromDebian = process.getuid?.() === 0 && canRun('apt-get');
  const browser = hasChromium() ? [] : ['chromium'];
  // A Chromium of the system brings fontconfig with it, so before it is there, nobody knows which fonts are.
  const fonts = browser.length ? [...FONTS.values()] : missingFonts();
  try {
    if (fromDebian && browser.length + fonts.length) {
      say(`Installing with apt-get: ${[...browser, ...fonts].join(', ')}.`);
      installFromDebian([...browser, ...fonts]);
    } else if (browser.length) {
      say('No Chromium found: asking Playwright to install one.');
      execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
    }
  } catch (cause) {
    throw new Error(HOW_TO, { cause });
  }
  if (!hasChromium()) throw new Error(HOW_TO);
  if (!fromDebian && fonts.length) say(`Checks of distances need these fonts: ${fonts.join(', ')}.`);
}
