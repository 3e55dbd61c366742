import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, type Db, type EmbeddedServer, startEmbedded } from '../../src/db/index.ts';
import { type SpawnedGateway, posting, spawnGateway } from './spawnGateway.ts';
import type { Post } from './TestDevice.ts';

/** Gateway processes on one data folder, and a connection of the test's own to their database. */
export class GatewayFleet {
  readonly dataDir: string;
  readonly gateways: SpawnedGateway[] = [];
  readonly #isOwnFolder: boolean;
  #server: EmbeddedServer | undefined;
  #db: Db | undefined;
  #turn = 0;

  /** @param dataDir default: a folder that is removed in the end */
  constructor(dataDir?: string) {
    this.#isOwnFolder = dataDir === undefined;
    this.dataDir = dataDir ?? mkdtempSync(join(tmpdir(), 'ezwallet-fleet-'));
    // The database server runs as another user, who must be able to enter.
    chmodSync(this.dataDir, 0o755);
  }

  /** Starts gateways until there are so many. */
  async grow(count: number): Promise<void> {
    while (this.gateways.length < count) this.gateways.push(await spawnGateway(this.dataDir));
  }

  async database(): Promise<Db> {
    this.#server ??= await startEmbedded({ dataDir: this.dataDir });
    this.#db ??= createDb({ url: this.#server.url });
    return this.#db;
  }

  /** Carries each request to the gateway whose turn it is. */
  get post(): Post {
    return posting(() => this.gateways[this.#turn++ % this.gateways.length]?.address ?? '');
  }

  /** The process of the database server, as it wrote it down itself. */
  async postmaster(): Promise<number> {
    const pid = Number((await readFile(join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
    // Signals to 0 and 1 would go to the test itself, or to everything.
    if (!(pid > 1)) throw new Error('No database server runs.');
    return pid;
  }

  async close(): Promise<void> {
    for (const gateway of this.gateways) await gateway.stop();
    await this.#db?.close();
    await this.#server?.stop();
    if (this.#isOwnFolder) rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
