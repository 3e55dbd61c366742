import { afterAll, beforeAll, expect } from 'vitest';
import { scanChain } from '../../../src/money/deposits/scanning.ts';
import type { Chain } from '../../../src/outside/chain/port/Chain.ts';
import type { TestDevice } from '../TestDevice.ts';
import { signIn, type TestMember } from '../testGateway.ts';
import type { ChainWorld, TokenWorld } from './ChainWorld.ts';

/** A world with a member in it, for the tests of the suite. */
export interface WorldStage extends ChainWorld {
  readonly chain: Chain;
  readonly member: TestMember;
  readonly device: TestDevice;
  /** Reads the network as the gateway's job does, through another adapter if one is given. */
  scan(over?: Chain): Promise<void>;
  /** The member's balance of the main coin. */
  balance(): Promise<bigint>;
  addressOf(device?: TestDevice): Promise<string>;
  billsOf(txid: string): Promise<readonly { status: number; confirmations: number; amount: string }[]>;
}
/** The same on a network with tokens. */
export type TokenStage = WorldStage & TokenWorld;

/** Makes a world for a file. Its tests share it, in their order. */
export function useWorld<World extends ChainWorld>(
  makeWorld: () => Promise<World>,
  set: (stage: WorldStage & World) => void,
): void {
  let world: World | undefined;
  beforeAll(async () => {
    const made = await makeWorld();
    world = made;
    const { gateway, protocol, coin } = made;
    const chain = gateway.services.chains.get(protocol) ?? expect.fail();
    const member = await gateway.member();
    const device = await signIn(gateway.device(), member);
    set({
      ...made,
      chain,
      member,
      device,
      scan: (over = chain) => scanChain(gateway.services, over),
      async balance() {
        const balances = await gateway.services.ledger.balances(member.id);
        return balances.find(({ asset }) => asset === coin.currency)?.balance ?? 0n;
      },
      async addressOf(who = device) {
        return (await who.call('/exchangeRecharge/getRechargeAddress', { currency: coin.currency, protocol })).body
          .address;
      },
      async billsOf(txid) {
        const { body } = await device.call('/exchangeRecharge/queryRechargeBill', { pageNo: 1, pageSize: 100 });
        return body.list.filter((bill: { txid: string }) => bill.txid === txid);
      },
    });
  });
  afterAll(async () => {
    await world?.gateway.close();
    await world?.stop();
  });
}
