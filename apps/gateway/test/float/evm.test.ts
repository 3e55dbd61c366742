import { expect, it } from 'vitest';
import { listDrains, orderDrain, readDrain } from '../../src/money/float/drains.ts';
import { sendDrains } from '../../src/money/float/sendDrains.ts';
import { readWallets } from '../../src/money/float/wallets.ts';
import { CONFIRMATIONS, type EvmStage, hot, STRANGER, USDT, useEvm } from '../chain/evmStage.ts';

let { anvil, token, gateway, chain } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, gateway, chain } = stage));

const services = () => ({
  ...gateway.services,
  config: { ...gateway.services.config, coldAddresses: new Map([['ERC20' as const, STRANGER]]) },
});
const order = async (amount: string) =>
  await orderDrain(services(), readDrain(services(), { network: 'erc20', amount }));

it('moves a token and the own coin on a real node, each once', async () => {
  const before = await token.balanceOf(STRANGER);
  await order('250 USDT');
  await order('0.5 ETH');
  await Promise.all([sendDrains(services()), sendDrains(services())]);
  await sendDrains(services());
  await anvil.mine(CONFIRMATIONS);
  await sendDrains(services());
  expect(await listDrains(gateway.db, true, 9)).toEqual([]);
  expect((await listDrains(gateway.db, false, 9)).map(({ state, currency }) => [currency, state])).toEqual([
    ['USDT', 'done'],
    ['ETH', 'done'],
  ]);
  expect((await token.balanceOf(STRANGER)) - before).toBe(250n * USDT);
  const balances = await readWallets(services(), chain);
  expect(balances.find(({ currency }) => currency === 'ETH')?.cold).toBe(5n * 10n ** 17n);
  expect(balances.find(({ currency }) => currency === 'USDT')).toMatchObject({ hot: 750n * USDT, cold: 250n * USDT });
});

it('gives an order up that the network has carried out without paying', async () => {
  await token.mute(true);
  await order('100 USDT');
  await sendDrains(services());
  await anvil.mine(CONFIRMATIONS);
  await sendDrains(services());
  await token.mute(false);
  const [last] = (await listDrains(gateway.db, false, 9)).toReversed();
  expect(last).toMatchObject({ state: 'failed', reason: `Transaction ${last?.txid} failed.` });
  await order('100 USDT');
  await sendDrains(services());
  await anvil.mine(CONFIRMATIONS);
  await sendDrains(services());
  expect((await listDrains(gateway.db, false, 9)).at(-1)).toMatchObject({ state: 'done' });
});

it('refuses a cold wallet whose key the house has', async () => {
  const own = { ...services(), config: { ...services().config, coldAddresses: new Map([['ERC20' as const, hot]]) } };
  await expect(orderDrain(own, readDrain(own, { network: 'ERC20', amount: '1 USDT' }))).rejects.toThrow(
    'that this gateway has the key of',
  );
});
