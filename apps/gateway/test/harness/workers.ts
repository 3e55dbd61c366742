import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundleProcess } from './bundleProcess.ts';

/** A running `ledgerWorker`. */
export interface Worker {
  readonly process: ChildProcess;
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
  /** Lets it finish what it is doing. */
  stop(): Promise<void>;
}

export function startWorker(url: string, file: string, name: string, users: number): Worker {
  const script = bundleProcess('test/harness/ledgerWorker.ts');
  const child = spawn(process.execPath, [script, url, file, name, String(users)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return { process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
