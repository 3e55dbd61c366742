import { COMMANDS } from '../../src/operator/commands.ts';
import type { TestGateway } from './testGateway.ts';

/** Gives an operator's command. @returns its exit code and what it said */
export async function operate(
  { services }: TestGateway,
  name: string,
  positionals: readonly string[] = [],
  values: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  const command = COMMANDS[name];
  if (!command) throw new Error(`No command ${name}`);
  const code = await command.run(services, { positionals, values, say: (line) => void lines.push(line) });
  return { code, text: lines.join('\n') };
}
