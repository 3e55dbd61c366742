import { scanChain } from '../../src/money/deposits/scanning.ts';
import type { TestDevice } from './TestDevice.ts';
import type { TestGateway } from './testGateway.ts';

const BLOCKS = 30;

/** Sends USDT to a member's address on a simulated network, and confirms it. */
export async function depositMoney(gateway: TestGateway, device: TestDevice, raw: bigint): Promise<void> {
  const chain = gateway.services.simulators.find(({ protocol }) => protocol === 'TRC20');
  if (!chain) throw new Error('The test gateway has no TRC20.');
  const { body } = await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'TRC20' });
  await chain.pay([{ address: body.address, currency: 'USDT', raw }]);
  await chain.mine(BLOCKS);
  await scanChain(gateway.services, chain);
}
