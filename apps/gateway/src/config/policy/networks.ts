import { compareAmounts, type Network } from '@ezwallet/validators';
import * as v from 'valibot';
import { rising } from './rising.ts';
import { byCoin, coin, coinAmount, count, duration, durationOrZero, group, timer, usdt } from './values.ts';

/** The networks that the gateway can carry money over. Tables of the policy have an entry for each. */
const CARRIED_NETWORKS = ['TRC20', 'ERC20', 'BEP20', 'BTC', 'BEP2'] as const satisfies readonly Network[];
/** A network that the gateway can carry money over. */
export type CarriedNetwork = (typeof CARRIED_NETWORKS)[number];

const byNetwork = <const Value extends v.GenericSchema>(value: Value) =>
  group({ TRC20: value, ERC20: value, BEP20: value, BTC: value, BEP2: value } satisfies Record<CarriedNetwork, Value>);

/** The amounts of a coin that the wallet that pays should hold. */
const float = v.pipe(
  group({ low: coinAmount, target: coinAmount, high: coinAmount }),
  v.check(
    ({ low, target, high }) => compareAmounts(low, target) < 0 && compareAmounts(target, high) < 0,
    'must rise from low to target to high',
  ),
);

/** How the gateway reads networks, and when a transfer is final. */
export const chains = rising(
  group({
    /** From here on a transfer is final, in both directions. */
    confirmations: count(),
    /** Blocks that every scan reads again. A deeper reorganisation is looked for where it orphaned a deposit. */
    overlap: count(),
    /** New blocks that one scan reads. */
    window: count(),
    scanEvery: timer,
    /** The address of a merchant's payment is watched for so long after the payment's end. */
    watchEnded: duration,
    /** For how long one process alone reads a network. */
    lease: duration,
    /** Blocks after which an orphaned deposit that is in no block again counts as dropped. */
    dropAfter: count(),
    /** The least that is moved from a deposit address into the house's wallet, in the coin itself. */
    sweepFrom: byCoin(coinAmount),
    /** The most that one transaction may cost over each network, in its own coin. A transaction that would cost more waits. */
    mostFee: byNetwork(coinAmount),
    /** Staff hear when a wallet that pays holds less than `low` or more than `high`: then it should get to `target`. */
    float: byNetwork(byCoin(float)),
    /** So many nodes of a network have to answer, where the settings name several. With fewer, the network waits. */
    nodesNeeded: count(),
    /** A node that is more blocks behind the others is left out. */
    mostLag: count(),
    /** A transaction that no block holds for so long is signed again with a higher fee, where the network has fees to raise. */
    replaceAfter: duration,
    /** The sandbox's networks find a block this often while somebody waits for one. */
    simulatedBlockEvery: timer,
  }),
  ['confirmations', 'overlap'],
  ['overlap', 'window'],
);

/** Deposits. */
export const recharge = group({
  /** The least that is credited, in the coin itself. */
  minimum: byCoin(coinAmount),
  /** Usual minutes from sending to credit. */
  minutes: byNetwork(count()),
});

/** Withdrawals. */
export const withdrawal = group({
  /** What a withdrawal costs over each network. For other coins the gateway converts the amount. */
  fees: byNetwork(group({ currency: coin, amount: coinAmount })),
  /** Goes out without a person looking at it, while all of the member's day is within this amount. */
  unreviewed: group({ knownAddress: usdt, newAddress: usdt }),
  /** Promised from the request to the arrival. */
  arriveWithin: duration,
  /** How often the gateway asks a network about a transaction, and how soon it asks again without an answer. */
  pollEvery: duration,
  retryEvery: duration,
  /** A withdrawal that cannot be signed for this long goes to a person; sweeps of deposits come more often. */
  signWithin: duration,
  /** Coins bought in a trade stay this long, below this level of verification; merchants are exempt. */
  boughtCoins: group({ stay: durationOrZero, belowKycLevel: count(0, 5) }),
});
