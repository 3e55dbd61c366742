import type { FastifyBaseLogger } from 'fastify';
import type { PuzzlePool } from '../outside/puzzles/PuzzlePool.ts';
import type { ChosenChains } from '../outside/chain/chooseChains.ts';
import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import type { PasswordHasher } from '../secrets/PasswordHasher.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Messenger } from '../outside/mail/Messenger.ts';
import type { PushService } from '../outside/push/PushService.ts';
import type { RateSource } from '../outside/price-feed/RateSource.ts';
import type { DbClock } from './time.ts';

/** The parts of a gateway process; `main.ts` builds them once and passes them to everything. */
export interface Services extends ChosenChains {
  readonly config: Config;
  readonly db: Db;
  /** False while the embedded database server restarts. */
  readonly isDatabaseUp: () => boolean;
  readonly ledger: Ledger;
  readonly log: FastifyBaseLogger;
  readonly clock: DbClock;
  readonly hasher: PasswordHasher;
  readonly messenger: Messenger;
  /** Undefined where this deployment sends no notifications. */
  readonly push: PushService | undefined;
  readonly rates: RateSource;
  readonly puzzles: PuzzlePool;
}
