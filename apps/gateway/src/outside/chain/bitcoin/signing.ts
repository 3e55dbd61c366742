/** Signing with keys of the house. */
import { type Db, sql } from '../../../db/index.ts';
import type { BitcoinNetwork } from '../../../config/index.ts';
import type { SignedTransfer } from '../port/Chain.ts';
import { depositOf } from '../port/depositsOf.ts';
import { endFeeWait } from '../port/feeWaits.ts';
import { type Asked, signIntended } from '../port/intentOf.ts';
import { OutsideTransferError } from '../port/outside.ts';
import { HOT, type NetworkSigner, type Purpose, type Signature } from '../port/Signer.ts';
import { type HouseCoin, spendable } from './coins.ts';
import { addressOf } from './script.ts';
import type { Choice } from './selectCoins.ts';
import { addAttempt, type Spend } from './spends.ts';
import { joinSigned, type Outpoint, writeUnsigned } from './transaction.ts';

/** The wallet of the house, and its signer. */
export interface Signing {
  readonly network: BitcoinNetwork;
  readonly signer: NetworkSigner;
}

/** The order of inputs. */
export const inOrder = <Coin extends Outpoint>(coins: readonly Coin[]): Coin[] =>
  coins.toSorted((one, other) => (one.txid === other.txid ? one.vout - other.vout : one.txid < other.txid ? -1 : 1));

/**
 * Has a choice signed as the next transaction of a spend, and keeps it. The caller has locked the coins.
 * @param newest the newest block
 * @throws {OutsideTransferError} while something has spent coins of the house that nobody has looked at
 */
export async function signChoice(
  tx: Db,
  { network, signer }: Signing,
  spend: Spend,
  { attempt, newest }: { readonly attempt: number; readonly newest: number },
  { inputs, outputs, fee }: Choice<HouseCoin>,
): Promise<SignedTransfer> {
  await assertNothingOutside(tx);
  const [payment] = outputs;
  if (!payment) throw new Error('Nothing is paid.');
  const meant = { reference: spend.ref, to: addressOf(network, payment.script), raw: payment.raw, contract: '' };
  const unsigned = writeUnsigned(await spendable(tx, inputs), outputs);
  const signatures: Signature[] = [];
  for (const [input, { address: from }] of inputs.entries()) {
    const purpose = await purposeOf(tx, signer, from);
    const sign = async (asked: Asked) => await signer.sign({ purpose, from, unsigned, input, ...asked });
    signatures.push(await signIntended(tx, { protocol: 'BTC', purpose }, meant, sign));
  }
  const signed = joinSigned(unsigned, signatures);
  await addAttempt(tx, spend, { ...signed, attempt, fee, newest }, inputs);
  await endFeeWait(tx, { protocol: 'BTC', ref: spend.ref });
  return signed;
}

async function purposeOf(db: Db, signer: Pick<NetworkSigner, 'hot'>, address: string): Promise<Purpose> {
  if (address === signer.hot) return HOT;
  const deposit = await depositOf(db, 'BTC', address);
  if (!deposit) throw new Error(`${address} is no address of the house.`);
  return { kind: 'deposit', ...deposit.key };
}

async function assertNothingOutside(tx: Db): Promise<void> {
  const row = await tx.maybe<{ txid: string }>(sql`select txid from btc_outside where is_open limit 1`);
  if (row) throw new OutsideTransferError(`The wallet on BTC has paid in ${row.txid}, which is not known.`);
}
