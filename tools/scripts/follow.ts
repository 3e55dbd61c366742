import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The exit code and the output of a command. */
export interface Followed {
  readonly code: number;
  readonly lines: readonly string[];
}

/**
 * Runs a command in the workspace's root and keeps its output.
 * @param show gets each line immediately
 */
export function follow(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  show: (line: string) => void = console.log,
): Promise<Followed> {
  // A pipe is not a terminal. Without this, the output would have no colours.
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...env },
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        show(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, lines }));
  });
}

/** Runs a command as {@link follow} does, and shows nothing, so that the caller can show all lines when it has ended. */
export const hold: typeof follow = (command, args, env) => follow(command, args, env, () => undefined);
