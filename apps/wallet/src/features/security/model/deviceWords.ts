import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A name that the wallet gave: system, browser and, for devices, its version. */
const OURS = /^(iOS|Android|macOS|Windows|Linux), ([^,]+)(?:, [\d.]+)?$/;
/** What stands for a browser that nobody knows. */
const NO_BROWSER = 'Browser';

/**
 * Says which device it is, as people call it. A name that somebody gave stays as it is.
 *
 * @example deviceWords(i18n, 'Linux, Chrome, 131.0.0.0') // 'Chrome on Linux'
 */
export function deviceWords(i18n: I18n, name: string): string {
  if (name === '') return i18n._(msg`Unknown device`);
  const [, system, browser] = OURS.exec(name) ?? [];
  if (system === undefined || browser === undefined) return name;
  return browser === NO_BROWSER ? system : i18n._(msg`${browser} on ${system}`);
}
