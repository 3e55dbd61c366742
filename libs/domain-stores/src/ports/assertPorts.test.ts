import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { assertPorts } from './assertPorts.ts';

/** Every port: a check of nothing names them all. */
const PORTS = namesIn(() => assertPorts({}, 'An app'));

function namesIn(check: () => void): string[] {
  try {
    check();
  } catch (error) {
    return /ports ([\w, ]+):/.exec(String(error))?.[1]?.split(', ') ?? [];
  }
  return [];
}

it('names each port that is missing, and none that is there', () => {
  expect(PORTS).toContain('serverNow');
  expect(() => assertPorts(createFakeDeps(), 'An app')).not.toThrow();
  for (const port of PORTS) {
    const without = { ...createFakeDeps(), [port]: undefined };
    expect(namesIn(() => assertPorts(without, 'An app'))).toEqual([port]);
  }
});

it.each(PORTS)('is in the README, by its name: %s', (port) => {
  const readme = readFileSync(`${import.meta.dirname}/../../README.md`, 'utf8');
  const table = readme.slice(
    readme.indexOf('| port in `Deps`'),
    readme.indexOf('\n\n', readme.indexOf('| port in `Deps`')),
  );
  expect(table).toMatch(new RegExp(`^\\|.*\`${port}\`.*\\|`, 'm'));
});
