import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DeviceType, readDeviceName } from '@ezwallet/api-client/constants';
import type { GeoPosition } from '@ezwallet/api-client/contract';

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

const KINDS: Readonly<Record<DeviceType, MessageDescriptor>> = {
  phone: msg`Phone`,
  tablet: msg`Tablet`,
  computer: msg`Computer`,
};

/**
 * Says what a device told about itself; empty for one that told nothing.
 *
 * @example systemWords(i18n, { deviceType: 'phone', system: 'Android 15' }) // 'Phone, Android 15'
 */
export function systemWords(
  i18n: I18n,
  { deviceType, system }: { readonly deviceType: DeviceType | null; readonly system: string },
): string {
  const kind = deviceType === null ? '' : i18n._(KINDS[deviceType]);
  return kind === '' || system === '' ? kind || system : i18n._(msg`${kind}, ${system}`);
}

/**
 * Says where a device was.
 *
 * @example placeWords(i18n, { latitude: 22.3, longitude: -114.2 }) // '22.3° N, 114.2° W'
 */
export function placeWords(i18n: I18n, { latitude, longitude }: GeoPosition): string {
  const one = (degrees: number) => i18n.number(Math.abs(degrees), { minimumFractionDigits: 1 });
  const [across, along] = [one(latitude), one(longitude)];
  const parallel = i18n._(latitude < 0 ? msg`${across}° S` : msg`${across}° N`);
  const meridian = i18n._(longitude < 0 ? msg`${along}° W` : msg`${along}° E`);
  return i18n._(msg`${parallel}, ${meridian}`);
}
