import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readDeviceName } from '@ezwallet/api-client/constants';

/**
 * Says which device it is, as people call it. A name that somebody gave stays as it is.
 *
 * @example deviceWords(i18n, 'Linux, Chrome, 131.0.0.0') // 'Chrome on Linux'
 */
export function deviceWords(i18n: I18n, name: string): string {
  if (name === '') return i18n._(msg`Unknown device`);
  const { device, browser } = readDeviceName(name) ?? { device: name };
  return browser === undefined ? device : i18n._(msg`${browser} on ${device}`);
}
