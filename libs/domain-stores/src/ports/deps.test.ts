import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Deps } from './deps.ts';

/** The compiler keeps it complete. */
const PORTS: Readonly<Record<keyof Deps, true>> = {
  api: true,
  secureStore: true,
  journalStore: true,
  deviceStore: true,
  clock: true,
  serverNow: true,
  visibility: true,
  haptics: true,
  bridge: true,
  ids: true,
  languages: true,
};

it.each(Object.keys(PORTS))('is in the README, by its name: %s', (port) => {
  const readme = readFileSync(`${import.meta.dirname}/../../README.md`, 'utf8');
  const table = readme.slice(readme.indexOf('| port in `Deps`'), readme.indexOf('\n\n', readme.indexOf('| port in `Deps`')));
  expect(table).toMatch(new RegExp(`^\\|.*\`${port}\`.*\\|`, 'm'));
});
