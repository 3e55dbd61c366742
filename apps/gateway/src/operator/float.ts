import { fromMinorUnits } from '@ezwallet/validators';
import type { Services } from '../call/Services.ts';
import { type Drain, dropDrain, listDrains, NotMovableError, orderDrain, readDrain } from '../money/float/drains.ts';
import { adviseFloat, floatLimits, readWallets, waitingToLeave, type WalletBalance } from '../money/float/wallets.ts';
import { knownWallet } from '../outside/chain/houseWallets.ts';
import type { Chain } from '../outside/chain/port/Chain.ts';
import { assertAsProposed, type Command, type Invocation, minute, OperatorError, plainly, table } from './Command.ts';
import { isId } from './isId.ts';

const MOST_OPEN = 100;
const LAST = 10;

/** Says what a person should do about a coin. */
async function adviceOf({ config, db }: Services, balance: WalletBalance): Promise<string> {
  const { protocol, currency } = balance;
  const advice = adviseFloat(config.policy, balance);
  if (!advice) return '';
  if (advice.move === 'none') return 'fine';
  const words = `${advice.amount} ${currency}`;
  if (advice.move === 'in') return `low: send ${words} to ${(await knownWallet(db, protocol)) ?? 'the wallet'}`;
  return `high: float drain ${protocol} --amount "${words}"`;
}

/** Whether a coin is held or has limits. */
const isOfUse =
  ({ config }: Services) =>
  ({ protocol, currency, hot, cold }: WalletBalance): boolean =>
    hot > 0n || (cold ?? 0n) > 0n || floatLimits(config.policy, protocol, currency) !== undefined;

async function rowOf(services: Services, chain: Chain, balance: WalletBalance): Promise<string[]> {
  const { protocol, currency, decimals, hot, cold } = balance;
  const leaving = await waitingToLeave(services, chain, currency);
  const limits = floatLimits(services.config.policy, protocol, currency);
  return [
    protocol,
    currency,
    fromMinorUnits(hot, decimals),
    fromMinorUnits(leaving, decimals),
    cold === undefined ? '-' : fromMinorUnits(cold, decimals),
    limits ? `${limits.low} / ${limits.target} / ${limits.high}` : '-',
    await adviceOf(services, balance),
  ];
}

const DRAIN_HEAD = ['order', 'network', 'amount', 'to', 'since', 'state', 'transaction', 'reason'];

function drainRow({ chains }: Services, { id, ...drain }: Drain): string[] {
  const { protocol, currency, raw, address, createdAt, state, txid, confirmations, reason } = drain;
  const decimals = chains.get(protocol)?.coins.get(currency)?.decimals ?? 0;
  return [
    String(id),
    protocol,
    `${fromMinorUnits(raw, decimals)} ${currency}`,
    address,
    minute(createdAt),
    state === 'signed' ? `${confirmations} confirmations` : state,
    txid ?? '-',
    reason,
  ];
}

export const floatList: Command = {
  summary: 'Shows what the wallets hold, what they should hold, and which coins move to the cold wallet.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const { db, chains } = services;
    const rows: string[][] = [];
    const silent: string[] = [];
    for (const chain of chains.list()) {
      const balances = await readWallets(services, chain).catch(() => undefined);
      if (!balances) silent.push(chain.protocol);
      for (const balance of (balances ?? []).filter(isOfUse(services)))
        rows.push(await rowOf(services, chain, balance));
    }
    const head = ['network', 'coin', 'wallet', 'to pay out', 'cold wallet', 'low / target / high', ''];
    say(rows.length > 0 ? table([head, ...rows]) : 'The wallets hold nothing.');
    for (const protocol of silent) say(`${protocol} did not answer.`);
    const drains = [...(await listDrains(db, false, LAST)), ...(await listDrains(db, true, MOST_OPEN))];
    if (drains.length > 0) say(`\n${table([DRAIN_HEAD, ...drains.map((drain) => drainRow(services, drain))])}`);
    return silent.length === 0 ? 0 : 1;
  },
};

const readOrder = async (services: Services, { positionals, values }: Invocation) =>
  await plainly(NotMovableError, async () => {
    const [network] = positionals;
    const { amount } = values;
    if (network === undefined || amount === undefined) throw new OperatorError('Give the network and the --amount.');
    return readDrain(services, { network, amount });
  });

export const floatDrain: Command = {
  summary: 'Moves coins from the wallet that pays into the cold one. A running gateway sends them.',
  usage: 'NETWORK --amount AMOUNT',
  options: {
    amount: { about: 'how much, such as "500 USDT"' },
    to: { about: 'the address of the cold wallet; read from the settings if absent, and compared with them' },
  },
  async prepare(invocation, services) {
    return { to: (await readOrder(services, invocation)).address, ...invocation.values };
  },
  async run(services, invocation) {
    const { values, say } = invocation;
    const order = await readOrder(services, invocation);
    assertAsProposed(values['to'], order.address, `The cold wallet is ${order.address}`);
    const id = await plainly(NotMovableError, async () => await orderDrain(services, order));
    say(`Order ${id}: ${values['amount']} to ${order.address}.`);
    return 0;
  },
};

export const floatDrop: Command = {
  summary: 'Takes back an order to fill the cold wallet that nothing is signed for.',
  usage: 'ORDER',
  options: {},
  async run({ db }, { positionals, say }) {
    const [id] = positionals;
    if (!isId(id)) throw new OperatorError('Give the number of an order. See float list.');
    await plainly(NotMovableError, async () => await dropDrain(db, BigInt(id)));
    say(`Order ${id}: dropped.`);
    return 0;
  },
};
