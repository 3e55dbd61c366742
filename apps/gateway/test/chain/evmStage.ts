import { randomBytes } from 'node:crypto';
import { bytesToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import { type Anvil, PAYER_ADDRESS, startAnvil, type TestToken } from '../harness/startAnvil.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';

export const USDT = 1_000_000n;
export const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const CONFIRMATIONS = 6;
export const hotKey = randomBytes(32);
export const hot = privateKeyToAccount(bytesToHex(hotKey)).address;

/** What a test of an Ethereum node acts on: the node, a token of ours and one of a stranger, and a gateway with a member. */
export interface EvmStage {
  readonly anvil: Anvil;
  readonly token: TestToken;
  readonly stranger: TestToken;
  readonly gateway: TestGateway;
  readonly chain: Chain;
  readonly member: TestMember;
  readonly device: TestDevice;
}

/** Starts a node with two tokens, and a gateway on it and on other nodes of the same network. */
export async function makeEvm(
  otherNodes: (url: string) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<Pick<EvmStage, 'anvil' | 'token' | 'stranger' | 'gateway'>> {
  const anvil = await startAnvil();
  const token = await anvil.deployToken();
  const stranger = await anvil.deployToken();
  await anvil.fund(hot);
  await token.mint(hot, 1000n * USDT);
  await token.mint(PAYER_ADDRESS, 1_000_000n * USDT);
  await stranger.mint(PAYER_ADDRESS, 1_000_000n * USDT);
  const tokens = new Map([['USDT', { decimals: 6, contract: token.contract }]]);
  const node = {
    protocol: 'ERC20',
    rpcUrls: [anvil.url, ...(await otherNodes(anvil.url))],
    chainId: anvil.chainId,
    tokens,
    hotKey,
  } as const;
  return { anvil, token, stranger, gateway: await createTestGateway({ evm: [node] }) };
}

/** Sets the stage for a file. Its tests share it, in their order. */
export function useEvm(set: (stage: EvmStage) => unknown): void {
  let made: Pick<EvmStage, 'anvil' | 'token' | 'stranger' | 'gateway'> | undefined;
  beforeAll(async () => {
    made = await makeEvm();
    const { gateway } = made;
    const chain = gateway.services.chains.get('ERC20') as Chain;
    const member = await gateway.member();
    const device = await signIn(gateway.device(), member);
    set({ ...made, chain, member, device });
  });
  afterAll(async () => {
    await made?.gateway.close();
    await made?.anvil.stop();
  });
}

export const addressOf = async (device: TestDevice): Promise<string> =>
  (await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'ERC20' })).body.address;

export async function expectSound({ services }: TestGateway): Promise<void> {
  expect((await services.ledger.audit()).ok).toBe(true);
}
