import { afterAll, beforeAll, expect } from 'vitest';
import { sql } from '../../src/db/index.ts';
import type { Chain, SignedTransfer } from '../../src/outside/chain/port/Chain.ts';
import { USDT } from '../harness/chainSuite/ChainWorld.ts';
import { signNow } from '../harness/signNow.ts';
import { makeTronWorld, type TronWorld } from './tronWorld.ts';

/** A world on TRON, for tests of what only TRON has. */
export interface TronStage extends TronWorld {
  readonly chain: Chain;
  /** Signs a transfer to the stranger for a reference. */
  sign(ref: string, raw?: bigint, over?: Chain): Promise<SignedTransfer>;
  /** Names of all that was signed for a reference, in its order. */
  signatures(ref: string): Promise<readonly string[]>;
  /** Mines until what is signed now has ended, and the solidified chain has decided on it. */
  outlast(): void;
}

/** Blocks of ten minutes, of the minute that makes sure, and until the last is solidified. */
const BLOCKS_TO_OUTLAST = 200 + 20 + 19;

/** Sets the stage for a file. Its tests share it, in their order. */
export function useTron(set: (stage: TronStage) => void): void {
  let world: TronWorld | undefined;
  beforeAll(async () => {
    const made = await makeTronWorld();
    world = made;
    const { gateway, stranger, node } = made;
    const chain = gateway.services.chains.get('TRC20') ?? expect.fail();
    set({
      ...made,
      chain,
      sign: (ref, raw = 10n * USDT, over = chain) =>
        signNow(gateway.db, over, { ref, currency: 'USDT', to: stranger, raw }),
      async signatures(ref) {
        const rows = await gateway.db.query<{ txid: string }>(sql`
          select txid from tron_transfer where ref = ${ref} order by turn, attempt`);
        return rows.map(({ txid }) => txid);
      },
      outlast: () => node.mine(BLOCKS_TO_OUTLAST),
    });
  });
  afterAll(async () => {
    await world?.gateway.close();
    await world?.stop();
  });
}
