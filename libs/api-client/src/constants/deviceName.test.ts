import { expect, it } from 'vitest';
import { readDeviceName } from './deviceName.ts';

it.each([
  ['Linux, Chrome, 131.0.0.0', { device: 'Linux', browser: 'Chrome' }],
  ['iOS, Safari, 17.4', { device: 'iPhone', browser: 'Safari' }],
  ['iPadOS, Chrome, 131.0', { device: 'iPad', browser: 'Chrome' }],
  ['macOS, Safari', { device: 'Mac', browser: 'Safari' }],
  ['Android, Samsung Internet', { device: 'Android', browser: 'Samsung Internet' }],
  ['Windows, Browser, 0', { device: 'Windows' }],
  ['Other, Browser, 0', undefined],
  ['My phone, the old one', undefined],
  ['', undefined],
])('reads %j', (name, read) => {
  expect(readDeviceName(name)).toEqual(read);
});
