/** The policy file of the signer. It is its own: nobody who changes the gateway's policy changes it. */
import { readFileSync } from 'node:fs';
import { checkAddress, type Network, toMinorUnits } from '@ezwallet/validators';
import * as v from 'valibot';
import { BITCOIN_NETWORKS, type BitcoinNetwork, StartError } from '../config/index.ts';
import { addressOf, scriptOf } from '../outside/chain/bitcoin/script.ts';
import { normalAddress } from '../outside/chain/port/notation.ts';

/** The most that is paid of a coin, in raw units: in one transaction, and without approvals in any hour and in any day. */
export interface CoinLimits {
  readonly currency: string;
  readonly decimals: number;
  readonly transaction: bigint;
  readonly hour: bigint;
  readonly day: bigint;
  /** More than this in one transaction needs approvals; undefined where nothing does. */
  readonly approvals: ApprovalRule | undefined;
}

/** The sum from which on persons have to approve, and their Ed25519 keys of 32 bytes by their names. */
export interface ApprovalRule {
  readonly above: bigint;
  readonly approvers: ReadonlyMap<string, Buffer>;
}

/** So many persons approve a payment. */
export const APPROVALS_NEEDED = 2;

/** The bounds on one network. */
export interface NetworkLimits {
  /** Undefined on TRON and Bitcoin, whose transactions do not name their network. */
  readonly chainId: number | undefined;
  /** The network of Bitcoin; undefined elsewhere. */
  readonly bitcoin?: BitcoinNetwork | undefined;
  /** The most that one transaction may cost, in raw units of the own coin. */
  readonly mostFee: bigint;
  /** By contract; empty for the own coin. */
  readonly coins: ReadonlyMap<string, CoinLimits>;
  /** The cold wallet of the house, to which any amount may go; undefined where there is none. */
  readonly cold: string | undefined;
  /** The only addresses that are paid; undefined for all. */
  readonly allowed: ReadonlySet<string> | undefined;
}

/** The bounds on each network for which the signer signs. */
export type Limits = ReadonlyMap<Network, NetworkLimits>;

const amount = v.pipe(v.string(), v.regex(/^\d{1,30}(?:\.\d{1,36})?$/, 'must be an amount such as "12.5"'));
const coin = v.strictObject({
  contract: v.optional(v.string(), ''),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  transaction: amount,
  hour: amount,
  day: amount,
  approvalAbove: v.optional(amount),
});
const coins = v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/, 'must be a currency')), coin);
const shared = { mostFee: amount, coins, cold: v.optional(v.string()), allowed: v.optional(v.array(v.string())) };
const evm = v.strictObject({ chainId: v.pipe(v.number(), v.integer(), v.minValue(1)), ...shared });
const approvers = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{1,31}$/, 'must be the name of a person of staff')),
  v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be what `operator staff key` prints')),
);
const file = v.strictObject({
  approvers: v.optional(approvers, {}),
  ERC20: v.optional(evm),
  BEP20: v.optional(evm),
  TRC20: v.optional(v.strictObject(shared)),
  BTC: v.optional(v.strictObject({ network: v.optional(v.picklist(BITCOIN_NETWORKS), 'main'), ...shared })),
});

const OWN_DECIMALS = { ERC20: 18, BEP20: 18, TRC20: 6, BTC: 8 } as const;

/** Reads a policy file. @throws {StartError} with every fault */
export function readLimits(path: string): Limits {
  const parsed = v.safeParse(file, readJson(path));
  if (!parsed.success)
    throw new StartError(
      `${path} is refused:\n${parsed.issues.map((issue) => `  - ${v.getDotPath(issue) ?? 'top'}: ${issue.message}`).join('\n')}`,
    );
  const faults: string[] = [];
  const limits = new Map<Network, NetworkLimits>();
  const persons = Object.entries(parsed.output.approvers);
  const keys = new Map(persons.map(([name, hex]) => [name, Buffer.from(hex, 'hex')]));
  if (
    new Set(Object.values(parsed.output.approvers)).size < keys.size ||
    new Set(persons.map(([name]) => name.toLowerCase())).size < keys.size
  )
    faults.push('approvers names a person or a key twice');
  for (const network of ['ERC20', 'BEP20', 'TRC20', 'BTC'] as const) {
    const bounds = parsed.output[network];
    if (!bounds) continue;
    const bitcoin = 'network' in bounds ? bounds.network : undefined;
    const raw = (name: string, text: string, decimals: number): bigint => {
      try {
        return toMinorUnits(text, decimals);
      } catch {
        faults.push(`${network}.${name} must have at most ${decimals} decimal places`);
        return 0n;
      }
    };
    const address = (name: string, text: string): string => {
      if (bitcoin) {
        try {
          return addressOf(bitcoin, scriptOf(bitcoin, text));
        } catch {
          faults.push(`${network}.${name} names ${text}, which is no address`);
          return text;
        }
      }
      if (!checkAddress(network, text).ok) faults.push(`${network}.${name} names ${text}, which is no address`);
      return normalAddress(network, text);
    };
    const inRaw = Object.entries(bounds.coins).map(([currency, { contract, decimals, approvalAbove, ...most }]) => {
      const name = `coins.${currency}`;
      if (approvalAbove !== undefined && keys.size < APPROVALS_NEEDED)
        faults.push(`${network}.${name} needs approvals, and approvers must name ${APPROVALS_NEEDED} persons for them`);
      return [
        contract === '' ? '' : address(name, contract),
        {
          currency,
          decimals,
          transaction: raw(`${name}.transaction`, most.transaction, decimals),
          hour: raw(`${name}.hour`, most.hour, decimals),
          day: raw(`${name}.day`, most.day, decimals),
          approvals:
            approvalAbove === undefined
              ? undefined
              : { above: raw(`${name}.approvalAbove`, approvalAbove, decimals), approvers: keys },
        },
      ] as const;
    });
    limits.set(network, {
      chainId: 'chainId' in bounds ? bounds.chainId : undefined,
      bitcoin,
      mostFee: raw('mostFee', bounds.mostFee, OWN_DECIMALS[network]),
      coins: new Map(inRaw),
      cold: bounds.cold === undefined ? undefined : address('cold', bounds.cold),
      allowed: bounds.allowed && new Set(bounds.allowed.map((each) => address('allowed', each))),
    });
  }
  if (limits.size === 0) faults.push('it names no network');
  if (faults.length > 0)
    throw new StartError(`${path} is refused:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return limits;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : String((error as NodeJS.ErrnoException).code);
    throw new StartError(`${path} cannot be read: ${why}.`, { cause: error });
  }
}
