import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY = 250;

/**
 * Runs Node, and passes every signal on. npm runs scripts in a shell, and a signal to npm ends npm or
 * the shell without a word to what runs in it. So the end of one of the two ends the child too.
 *
 * @param hear takes the output in place of the terminal, which shows it otherwise
 * @returns the child's exit code
 */
export async function supervise(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  hear?: (text: string) => void,
): Promise<number> {
  const isOrphan = watchStarters();
  const output = hear ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, { stdio: ['inherit', output, output], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, LOOK_EVERY);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    });
  } finally {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

/** @returns whether the process that started this one is gone, or the npm that started that one */
function watchStarters(): () => boolean {
  const parent = process.ppid;
  const npm = process.env['npm_lifecycle_event'] === undefined ? undefined : parentOf(parent);
  return () => process.ppid !== parent || (npm !== undefined && !isAlive(npm));
}

/** proc(5): the parent is the second field after the command name, which is in parentheses. Systems without it have ps. */
function parentOf(pid: number): number | undefined {
  let text: string;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    text = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
  } catch {
    text = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
  const found = Number(text);
  return Number.isSafeInteger(found) && found > 1 ? found : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
