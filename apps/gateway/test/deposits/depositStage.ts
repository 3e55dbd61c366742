import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

export const USDT = 1_000_000n;

/** What a test of deposits acts on: a signed-in member, the simulated networks, and what both do. */
export interface DepositStage extends Stage, ReturnType<typeof actsOf> {}

/** Sets the stage for a file. */
export function useDeposits(set: (stage: DepositStage) => unknown): void {
  useTestGateway({ signedIn: true }, (stage) => set({ ...stage, ...actsOf(stage) }));
}

function actsOf({ gateway, member, device }: Stage) {
  const chain = (protocol = 'TRC20') =>
    gateway.services.simulators.find((known) => known.protocol === protocol) as SimulatedChain;
  const scan = async (protocol = 'TRC20') => await scanChain(gateway.services, chain(protocol));
  const addressOf = async (who = device, fields = { currency: 'USDT', protocol: 'TRC20' }) =>
    (await who.call('/exchangeRecharge/getRechargeAddress', fields)).body.address as string;
  const balanceOf = async (asset = 'USDT') =>
    (await gateway.services.ledger.balances(member.id)).find((row) => row.asset === asset)?.balance ?? 0n;
  const list = async (fields: object = {}) =>
    (await device.call('/exchangeRecharge/queryRechargeBill', { pageNo: 1, pageSize: 20, ...fields })).body;
  const pay = async (raw: bigint, { currency = 'USDT', protocol = 'TRC20' } = {}): Promise<string> => {
    const address = await addressOf(device, { currency: currency === 'FAKE' ? 'USDT' : currency, protocol });
    return await chain(protocol).pay([{ address, currency, raw }]);
  };
  const confirm = async (blocks: number, protocol = 'TRC20'): Promise<void> => {
    await chain(protocol).mine(blocks);
    await scan(protocol);
  };
  return { chain, scan, addressOf, balanceOf, list, pay, confirm };
}
