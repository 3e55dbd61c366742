/** Signing with keys of the house on an EVM network. Every attempt is kept before it is sent. */
import { type Address, keccak256 } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { Network } from '@ezwallet/validators';
import type { NodeClient } from '../json-rpc/node.ts';
import { endFeeWait } from '../port/feeWaits.ts';
import type { SignedTransfer } from '../port/Chain.ts';
import type { Action, Price } from './fees.ts';

/** A key of the house, and the network that it signs for. */
export interface Signer {
  readonly protocol: Network;
  readonly client: NodeClient;
  readonly address: Address;
  readonly account: () => PrivateKeyAccount;
}

/** The content and the price of a transaction. */
export interface Unsigned {
  readonly action: Action;
  readonly price: Price;
}

/** A place in the order of an address, and the reference that it was given out for. */
export interface NoncePlace {
  readonly ref: string;
  readonly nonce: number;
  readonly attempt: number;
}

/** That nothing was signed later under the same nonce. */
export const IS_NEWEST: Sql = sql`not exists (
  select 1 from evm_transfer later
  where later.protocol = t.protocol and later.address = t.address and later.nonce = t.nonce
    and later.attempt > t.attempt)`;

/** Nobody else signs for the address until the transaction ends. @returns the nonce that its wallet gives out next */
export async function lockNonces(tx: Db, { protocol, address }: Pick<Signer, 'protocol' | 'address'>): Promise<number> {
  if (!tx.inTransaction) throw new Error('A nonce is given out in a transaction only.');
  await tx.query(sql`
    insert into evm_wallet (protocol, address) values (${protocol}, ${address}) on conflict do nothing`);
  const { next } = await tx.one<{ next: bigint }>(sql`
    select next_nonce as next from evm_wallet where protocol = ${protocol} and address = ${address} for update`);
  return Number(next);
}

/** Signs in a place and keeps it. The caller has locked the nonces. */
export async function signAt(
  tx: Db,
  { protocol, client, address, account }: Signer,
  { ref, nonce, attempt }: NoncePlace,
  unsigned: Unsigned,
): Promise<SignedTransfer> {
  const signed = await signAction(client, account(), { ...unsigned, nonce });
  await tx.query(sql`
    insert into evm_transfer (protocol, address, nonce, attempt, ref, txid, payload)
    values (${protocol}, ${address}, ${nonce}, ${attempt}, ${ref}, ${signed.txid}, ${signed.payload})`);
  await endFeeWait(tx, { protocol, ref });
  return signed;
}

/** The newest attempt under a nonce of an address. */
export async function newestUnder(
  db: Db,
  { protocol, address }: Pick<Signer, 'protocol' | 'address'>,
  nonce: number,
): Promise<SignedTransfer | undefined> {
  return await db.maybe<SignedTransfer>(sql`
    select txid, payload from evm_transfer
    where protocol = ${protocol} and address = ${address} and nonce = ${nonce} order by attempt desc limit 1`);
}

/** Signs the first attempt under a nonce that the network has told. @returns what another run signed, where it was faster */
export async function signFirst(
  tx: Db,
  signer: Signer,
  place: Omit<NoncePlace, 'attempt'>,
  unsigned: Unsigned,
): Promise<SignedTransfer> {
  await lockNonces(tx, signer);
  return (await newestUnder(tx, signer, place.nonce)) ?? (await signAt(tx, signer, { ...place, attempt: 0 }, unsigned));
}

/** Signs another attempt under the nonce of a waiting one. @returns undefined when somebody else was faster */
export async function signAgain(
  tx: Db,
  signer: Signer,
  { txid }: SignedTransfer,
  unsigned: Unsigned,
): Promise<SignedTransfer | undefined> {
  await lockNonces(tx, signer);
  const newest = await tx.maybe<{ nonce: bigint; ref: string; attempt: number }>(sql`
    select t.nonce, t.ref, t.attempt from evm_transfer t where t.txid = ${txid} and ${IS_NEWEST}`);
  if (!newest) return undefined;
  const { nonce, ref, attempt } = newest;
  return await signAt(tx, signer, { ref, nonce: Number(nonce), attempt: attempt + 1 }, unsigned);
}

/**
 * Signs a transaction, of type 2 (EIP-1559) where the price is one of base fee and tip. With the same key and content it is
 * always the same one (RFC 6979).
 */
export async function signAction(
  { chain }: NodeClient,
  account: PrivateKeyAccount,
  { action, price, nonce }: Unsigned & { readonly nonce: number },
): Promise<SignedTransfer> {
  const content = { chainId: chain.id, nonce, ...action };
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = price;
  const payload = await (gasPrice === undefined
    ? account.signTransaction({ type: 'eip1559', ...content, gas, maxFeePerGas, maxPriorityFeePerGas })
    : account.signTransaction({ type: 'legacy', ...content, gas, gasPrice }));
  return { txid: keccak256(payload), payload };
}
