import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProcess } from './bundleProcess.ts';

/** The keys of a signer for tests. */
export interface SignerKeys {
  readonly seed: Buffer;
  readonly hot: Buffer;
}

/** A folder in which a signer lives, and the environment that it starts with. */
export interface SignerHome {
  readonly folder: string;
  readonly socket: string;
  readonly env: Readonly<Record<string, string>>;
  /** Starts the process and waits until it answers. @param script of a variant of it */
  start(script?: string): Promise<ChildProcess>;
  /** Puts other keys before those that it has, for the next start. */
  rotate(keys: SignerKeys): void;
  /** The log of all its processes. */
  logged(): string;
  /** Ends the processes and removes the folder. */
  close(): Promise<void>;
}

/** Makes a home for a signer with one key for each wallet that the policy names. */
export function makeSignerHome(
  policy: object,
  { seed, hot }: SignerKeys = { seed: randomBytes(32), hot: randomBytes(32) },
): SignerHome {
  const folder = mkdtempSync(join(tmpdir(), 'ezs-'));
  const socket = join(folder, 'signer.sock');
  const policyFile = join(folder, 'policy.json');
  writeFileSync(policyFile, JSON.stringify(policy));
  const hotKeys = Object.keys(policy).map((network) => [`${network}_HOT_KEY`, hot.toString('hex')]);
  const env: Record<string, string> = {
    SIGNER_SOCKET: socket,
    SIGNER_DIR: join(folder, 'counted'),
    SIGNER_POLICY_FILE: policyFile,
    CHAIN_SEED: seed.toString('base64'),
    ...(Object.fromEntries(hotKeys) as Record<string, string>),
  };
  const started: ChildProcess[] = [];
  let log = '';
  return {
    folder,
    socket,
    env,
    logged: () => log,
    rotate(next) {
      env['CHAIN_SEED'] = `${next.seed.toString('base64')},${env['CHAIN_SEED']}`;
      for (const [name] of hotKeys) env[String(name)] = `${next.hot.toString('hex')},${env[String(name)]}`;
    },
    async start(script = 'src/signer/main.ts') {
      const child = spawn(process.execPath, ['--disable-proto=delete', bundleProcess(script)], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      started.push(child);
      child.stderr.setEncoding('utf8').on('data', (part: string) => (log += part));
      const answers = once(child.stdout, 'data');
      const ended = once(child, 'exit').then(() => {
        throw new Error(`The signer ended: ${log}`);
      });
      ended.catch(() => undefined);
      await Promise.race([answers, ended]);
      return child;
    },
    async close() {
      await Promise.all(started.map(endSigner));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a signer as a power cut does, and waits for that. */
export async function endSigner(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
