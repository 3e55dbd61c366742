import { spawn } from 'node:child_process';

/** Runs a command in the workspace's root with its output shown; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs one of the workspace's own command-line tools without a shell or npx between, so that signals reach it. */
export const runTool = (script: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> =>
  run(process.execPath, [`node_modules/${script}`, ...args], env);

export const nx = (...args: string[]): Promise<number> =>
  runTool('nx/bin/nx.js', [...args, '--output-style=static'], { NX_DAEMON: 'false' });
