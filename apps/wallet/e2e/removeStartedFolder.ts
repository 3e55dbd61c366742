/** What Playwright does after the last flow. */
export { removeStartedFolder as default } from './setUp/copyStartedFolder.ts';
