import { spawn } from 'node:child_process';

interface Outcome {
  readonly code: number;
  /** The output of the command, with its errors. */
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command and collects its output, so that the caller can show it only after a failure. */
export function quietly(command: string, args: readonly string[], { cwd, env }: Options = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString('utf8').trim() }));
  });
}

/**
 * Runs a command that must succeed.
 *
 * @throws with its output, if it fails
 */
export async function succeed(command: string, args: readonly string[], options?: Options): Promise<string> {
  const { code, output } = await quietly(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
