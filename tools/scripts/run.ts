import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command in the workspace's root with its output shown; resolves to its exit code. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Finds the script of a package's command-line tool in its manifest. */
export function binaryOf(owner: string, name = owner): string {
  const folder = join('node_modules', owner);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (!script) throw new Error(`${owner} brings no command "${name}". See "bin" in its package.json.`);
  return join(folder, script);
}

/** A way to run a command in the workspace's root, such as {@link run}. */
export type Runner<Outcome> = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Outcome>;

/** Ways to run the workspace's tools, without a shell or npx between, so that signals reach them. */
export const toolsBy = <Outcome>(runBy: Runner<Outcome>) => {
  const runTool = (owner: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> =>
    runBy(process.execPath, [binaryOf(owner), ...args], env);
  return {
    runTool,
    nx: (...args: string[]): Promise<Outcome> =>
      runTool('nx', [...args, '--output-style=static'], { NX_DAEMON: 'false' }),
  };
};

export const { nx } = toolsBy(run);
