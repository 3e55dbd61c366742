import type { FastifyBaseLogger } from 'fastify';
import { createPuzzlePool } from '../outside/puzzles/PuzzlePool.ts';
import { chooseChains } from '../outside/chain/chooseChains.ts';
import type { Config } from '../config/index.ts';
import { checkPepper } from '../secrets/checkPepper.ts';
import { readLeakedPasswords } from '../secrets/leaked-passwords.ts';
import { createPasswordHasher } from '../secrets/PasswordHasher.ts';
import { createLedger } from '../ledger/index.ts';
import { chooseCarriers } from '../outside/mail/carriers.ts';
import { createMessenger } from '../outside/mail/Messenger.ts';
import { createWebPush } from '../outside/push/createWebPush.ts';
import { chooseRates } from '../outside/price-feed/chooseRates.ts';
import { createDbClock } from '../call/time.ts';
import type { OpenDatabase } from './openDatabase.ts';
import type { Services } from '../call/Services.ts';
import { assertNetworks } from './assertNetworks.ts';
import { assertPolicyFits } from './assertPolicyFits.ts';

/** Builds the parts of a gateway process, on a migrated database. */
export async function createServices(
  config: Config,
  { db, isUp }: Pick<OpenDatabase, 'db' | 'isUp'>,
  log: FastifyBaseLogger,
): Promise<Services> {
  await checkPepper(db, config.secrets);
  // A file that is missing stops the start, not the first registration.
  readLeakedPasswords();
  const clock = createDbClock(db);
  await clock.sync();
  const ledger = createLedger(db);
  const chosen = await chooseChains(config, db, log);
  assertPolicyFits(config, await ledger.assets(), chosen.chains);
  await assertNetworks(chosen.chains, log);
  return {
    config,
    db,
    isDatabaseUp: isUp,
    log,
    clock,
    ledger,
    hasher: await createPasswordHasher(config),
    messenger: createMessenger(chooseCarriers(config, db), log),
    push: config.push && createWebPush(config.push, config.sandbox),
    rates: chooseRates(config, db, log),
    puzzles: createPuzzlePool(config.policy.captcha.poolSize, (error) =>
      log.warn({ err: error }, 'puzzles are drawn on demand'),
    ),
    ...chosen,
  };
}

/** Finishes the running work and releases what a process holds besides its database. */
export async function closeServices({ messenger, puzzles }: Services): Promise<void> {
  await messenger.close();
  await puzzles.close();
}
