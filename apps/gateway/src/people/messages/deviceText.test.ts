import { expect, it } from 'vitest';
import { deviceText } from './deviceText.ts';

it.each([
  ['iPhone 15, Safari, 17.2', 'iPhone 15, Safari, 17.2'],
  ['macOS, Chrome (beta), 142.0.1', 'macOS, Chrome (beta), 142.0.1'],
  ['小米 14', '小米 14'],
  ['call https://evil.example/now\nor lose all', 'call https evil example now or lose all'],
  ['<b>Support</b> help@evil.example', 'b Support b help evil example'],
  ['', ''],
])('shows the device %j as %j', (name, shown) => {
  expect(deviceText(name)).toBe(shown);
});

it('shows the begin of a long name', () => {
  expect(deviceText('a'.repeat(500))).toHaveLength(60);
});
