import { isVerb } from '../../src/house/staff/actions.ts';
import { COMMANDS } from '../../src/operator/commands.ts';
import type { TestGateway } from './testGateway.ts';

/** Runs what an operator's command does, without the door of staff before it. @returns its exit code and what it said */
export async function operate(
  { services }: TestGateway,
  name: string,
  positionals: readonly string[] = [],
  values: Readonly<Record<string, string>> = {},
  hear?: (line: string) => void,
  by = 'tester',
): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  if (!isVerb(name)) throw new Error(`No command ${name}`);
  const code = await COMMANDS[name].run(services, {
    positionals,
    values,
    say(line) {
      lines.push(line);
      hear?.(line);
    },
    person: { id: 0n, name: by, roles: [], signed: '', signature: Buffer.alloc(0) },
    execute: () => Promise.reject(new Error('Only the door approves.')),
  });
  return { code, text: lines.join('\n') };
}
