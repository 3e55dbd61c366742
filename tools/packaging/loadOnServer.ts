import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './Fault.ts';

const LOADER = pathToFileURL(join(import.meta.dirname, 'clientReferences.js')).href;

const SCRIPT = `
import { register } from 'node:module';
register(${JSON.stringify(LOADER)});
const kit = await import('@ezwallet/ui');
const { lock } = await import('@ezwallet/ui/glyphs');
const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');
const faults = [];
const components = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name));
if (components.length < 50) faults.push('only ' + components.length + ' components');
for (const name of components) if (!isReference(kit[name])) faults.push(name + " is not marked 'use client'");
if (isReference(kit.tokens) || isReference(kit.en) || typeof lock !== 'string') faults.push('data is not readable on the server');
console.log(JSON.stringify(faults));
`;

/** Imports the packed kit as a server component does: with React's condition for servers, which has no hooks. */
export function loadOnServer(consumer: string): Fault[] {
  const script = join(consumer, 'server.mjs');
  writeFileSync(script, SCRIPT);
  try {
    const said = execFileSync(process.execPath, ['--conditions=react-server', script], {
      cwd: consumer,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const faults = JSON.parse(said) as string[];
    return faults.length ? [{ about: 'the kit in a server component', text: faults.join('\n') }] : [];
  } catch (error) {
    return [{ about: 'the kit in a server component', text: String((error as { stderr?: unknown }).stderr ?? error) }];
  }
}
