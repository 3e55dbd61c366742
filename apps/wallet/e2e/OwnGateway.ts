import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { operate, type Operated } from './operate.ts';
import { copyStartedFolder } from './setUp/copyStartedFolder.ts';

const MAIN = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));

/** A gateway with its own database, so that what happens to it affects one test alone. */
export class OwnGateway {
  readonly origin: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #settings: Readonly<Record<string, string>>;
  #policyFile: string | undefined;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(
    port: number,
    settings: Readonly<Record<string, string>>,
    dataDir = join(tmpdir(), `ezwallet-e2e-own-${randomUUID()}`),
  ) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#settings = settings;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts a gateway on a free port, with a database that nobody has used.
   * @param policy what its policy changes, such as time limits
   * @param settings further variables of its environment
   */
  static async create(policy?: object, settings: Readonly<Record<string, string>> = {}): Promise<OwnGateway> {
    const gateway = new OwnGateway(await freePort(), settings);
    // Settings may change what the first start writes.
    if (Object.keys(settings).length === 0)
      await copyStartedFolder(gateway.#dataDir, (dataDir) => OwnGateway.startOnce(dataDir));
    if (policy) await gateway.#write(policy);
    await gateway.start();
    return gateway;
  }

  /** Starts the gateway, the first time or again, and waits until it is healthy. @throws with its output if it ends */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--disable-proto=delete', MAIN], {
      env: {
        ...process.env,
        TRUST_PROXY: '1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'error',
        ...this.#settings,
        ...(this.#policyFile !== undefined && { POLICY_FILE: this.#policyFile }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    await expect(async () => {
      expect(child.exitCode, this.#output).toBeNull();
      expect((await fetch(`${this.origin}/health`)).ok).toBe(true);
    }).toPass({ timeout: 240_000, intervals: [100] });
  }

  /** Kills the gateway and its database server at once, like a power cut. */
  async cutPower(): Promise<void> {
    const postmaster = Number(
      (await readFile(join(this.#dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    // Signals to 0 and 1 would go to the test itself, or to everything.
    expect(postmaster).toBeGreaterThan(1);
    await this.#end('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
  }

  /** Stops the gateway, removes everything that it has written, its keys too, and starts it again. */
  async loseEverything(): Promise<void> {
    await this.close();
    await this.start();
  }

  /** Runs an operator's command. */
  async operate(...command: readonly string[]): Promise<Operated> {
    return await operate(this.#dataDir, ...command);
  }

  /** Stops the gateway and removes everything that it has written. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    // The last processes of a database server can still write while the folder goes.
    await rm(this.#dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }

  /** Starts a gateway on a folder for the first time, and stops it. */
  private static async startOnce(dataDir: string): Promise<void> {
    const gateway = new OwnGateway(await freePort(), {}, dataDir);
    await gateway.start();
    await gateway.#end('SIGTERM');
  }

  async #write(policy: object): Promise<void> {
    await mkdir(this.#dataDir, { recursive: true });
    this.#policyFile = join(this.#dataDir, 'policy.json');
    await writeFile(this.#policyFile, JSON.stringify(policy));
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
