import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleProcess } from './bundleProcess.ts';
import type { Post } from './TestDevice.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT = 150_000;
const ANSWER_LIMIT = 60_000;

/** A gateway in a process of its own. */
export interface SpawnedGateway {
  readonly process: ChildProcess;
  readonly address: string;
  /** Returns the log so far. */
  logged(): string;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Settles when it ends. @returns its exit code */
  readonly ended: Promise<number | null>;
  /** Asks it to stop. @returns its exit code */
  stop(): Promise<number | null>;
}

/** @param script its bundle, where it is not the present release */
export async function spawnGateway(
  dataDir: string,
  script = bundleProcess('test/harness/gatewayProcess.ts'),
): Promise<SpawnedGateway> {
  const child = spawn(process.execPath, ['--disable-proto=delete', script], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`The gateway did not start.\n${output}`));
    }, START_LIMIT);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const ready = /^ready (\S+)/m.exec(text);
      if (!ready?.[1]) return;
      clearTimeout(limit);
      resolve(ready[1]);
    });
    void exited.then(() => reject(new Error(`The gateway ended.\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    process: child,
    address,
    logged: () => output,
    kill: async () => void (await end('SIGKILL')),
    ended: exited.then(([code]) => code as number | null),
    stop: () => end('SIGTERM'),
  };
}

/** Carries a device's requests over HTTP, to whichever gateway `address` names at that moment. */
export function posting(address: () => string): Post {
  return async (path, headers, body) => {
    const response = await fetch(address() + path, {
      method: 'POST',
      headers: { ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
}
