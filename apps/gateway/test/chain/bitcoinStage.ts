import { afterAll, beforeAll, expect } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { Chain, SignedTransfer } from '../../src/outside/chain/port/Chain.ts';
import { signNow } from '../harness/signNow.ts';
import type { TestMember } from '../harness/testGateway.ts';
import { type BitcoinWorld, makeBitcoinWorld, UNIT } from './bitcoinWorld.ts';

/** A world on Bitcoin, for tests of what only Bitcoin has. */
export interface BitcoinStage extends BitcoinWorld {
  readonly chain: Chain;
  /** Signs a transfer to the stranger for a reference. */
  sign(ref: string, raw?: bigint, over?: Chain): Promise<SignedTransfer>;
  send(ref: string, raw?: bigint): Promise<SignedTransfer>;
  /** All that was signed for a reference, in its order. */
  attempts(ref: string): Promise<readonly (SignedTransfer & { readonly fee: bigint })[]>;
  newAddress(): Promise<{ readonly member: TestMember; readonly address: string }>;
  scan(over?: Chain): Promise<void>;
  owned(member: TestMember): Promise<bigint>;
  /** Satoshis that the stranger has. */
  strangerHas(): bigint;
}

/** Sets the stage for a file. Its tests share it, in their order. @param coins of 100 units each in the wallet */
export function useBitcoin(set: (stage: BitcoinStage) => void, coins?: number): void {
  let world: BitcoinWorld | undefined;
  beforeAll(async () => {
    const made = await makeBitcoinWorld(coins);
    world = made;
    const { gateway, stranger, node } = made;
    const chain = gateway.services.chains.get('BTC') ?? expect.fail();
    const sign: BitcoinStage['sign'] = (ref, raw = 10n * UNIT, over = chain) =>
      signNow(gateway.db, over, { ref, currency: 'BTC', to: stranger, raw });
    set({
      ...made,
      chain,
      sign,
      async send(ref, raw) {
        const signed = await sign(ref, raw);
        await chain.broadcast(signed);
        return signed;
      },
      attempts: async (ref) =>
        await gateway.db.query(sql`
          select t.txid, t.payload, t.fee from btc_transfer t join btc_spend s on s.id = t.spend_id
          where s.ref = ${ref} order by s.turn, t.attempt`),
      async newAddress() {
        const member = await gateway.member();
        const address = await gateway.services.depositAddresses?.of(member.id, chain);
        return { member, address: address ?? expect.fail() };
      },
      scan: (over = chain) => scanChain(gateway.services, over),
      async owned({ id }) {
        return (await gateway.services.ledger.balances(id)).find(({ asset }) => asset === 'BTC')?.balance ?? 0n;
      },
      strangerHas: () => node.balanceOf(stranger),
    });
  });
  afterAll(async () => {
    await world?.gateway.close();
    await world?.stop();
  });
}
