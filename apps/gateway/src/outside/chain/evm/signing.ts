/** Signing with keys of the house on an EVM network. Every attempt is kept before it is sent. */
import {
  type Address,
  bytesToHex,
  getAddress,
  hexToBytes,
  keccak256,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { Network } from '@ezwallet/validators';
import { decodeTransfer } from '../json-rpc/transferCall.ts';
import type { NodeClient } from '../json-rpc/node.ts';
import { endFeeWait } from '../port/feeWaits.ts';
import { type Asked, signIntended } from '../port/intentOf.ts';
import type { SignedTransfer } from '../port/Chain.ts';
import type { Intent, NetworkSigner, Purpose, Signature } from '../port/Signer.ts';
import type { Action, Price } from './fees.ts';

/** An address of the house that sends, and the signer that has its key. */
export interface Sender {
  readonly protocol: Network;
  readonly client: NodeClient;
  readonly address: Address;
  readonly purpose: Purpose;
  readonly signer: Pick<NetworkSigner, 'sign'>;
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
export async function lockNonces(tx: Db, { protocol, address }: Pick<Sender, 'protocol' | 'address'>): Promise<number> {
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
  sender: Sender,
  { ref, nonce, attempt }: NoncePlace,
  unsigned: Unsigned,
): Promise<SignedTransfer> {
  const { protocol, address } = sender;
  const signed = await signIntended(tx, sender, { reference: ref, ...paidBy(unsigned.action) }, (asked) =>
    signAction(sender, asked, { ...unsigned, nonce }),
  );
  await tx.query(sql`
    insert into evm_transfer (protocol, address, nonce, attempt, ref, txid, payload)
    values (${protocol}, ${address}, ${nonce}, ${attempt}, ${ref}, ${signed.txid}, ${signed.payload})`);
  await endFeeWait(tx, { protocol, ref });
  return signed;
}

/** The newest attempt under a nonce of an address. */
export async function newestUnder(
  db: Db,
  { protocol, address }: Pick<Sender, 'protocol' | 'address'>,
  nonce: number,
): Promise<(SignedTransfer & { readonly ref: string }) | undefined> {
  return await db.maybe(sql`
    select txid, payload, ref from evm_transfer
    where protocol = ${protocol} and address = ${address} and nonce = ${nonce} order by attempt desc limit 1`);
}

/** Signs the first attempt under a nonce that the network has told. @returns what another run signed, where it was faster */
export async function signFirst(
  tx: Db,
  sender: Sender,
  place: Omit<NoncePlace, 'attempt'>,
  unsigned: Unsigned,
): Promise<SignedTransfer> {
  await lockNonces(tx, sender);
  const newest = await newestUnder(tx, sender, place.nonce);
  if (newest) return newest;
  const signed = await signAt(tx, sender, { ...place, attempt: 0 }, unsigned);
  const { protocol, address } = sender;
  // A wallet that paid before may pay again one day.
  await tx.query(sql`
    update evm_wallet set next_nonce = greatest(next_nonce, ${place.nonce + 1})
    where protocol = ${protocol} and address = ${address}`);
  return signed;
}

/** Signs another attempt under the nonce of a waiting one. @returns undefined when somebody else was faster */
export async function signAgain(
  tx: Db,
  sender: Sender,
  { txid }: SignedTransfer,
  unsigned: Unsigned,
): Promise<SignedTransfer | undefined> {
  await lockNonces(tx, sender);
  const newest = await tx.maybe<{ nonce: bigint; ref: string; attempt: number }>(sql`
    select t.nonce, t.ref, t.attempt from evm_transfer t where t.txid = ${txid} and ${IS_NEWEST}`);
  if (!newest) return undefined;
  const { nonce, ref, attempt } = newest;
  return await signAt(tx, sender, { ref, nonce: Number(nonce), attempt: attempt + 1 }, unsigned);
}

/** The payee, the amount and the token of an action. */
function paidBy({ to, data, value = 0n }: Action): Pick<Intent, 'to' | 'raw' | 'contract'> {
  // A stored transaction is read with addresses in lower case.
  if (data === undefined) return { to: getAddress(to), raw: value, contract: '' };
  return { ...decodeTransfer(data), contract: getAddress(to) };
}

/** Has a transaction signed, of type 2 (EIP-1559) where the price is one of base fee and tip. */
export async function signAction(
  { client, address: from, purpose, signer }: Omit<Sender, 'protocol'>,
  asked: Asked,
  { action, price, nonce }: Unsigned & { readonly nonce: number },
): Promise<SignedTransfer> {
  const content = { chainId: client.chain.id, nonce, ...action };
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = price;
  const transaction: TransactionSerializable =
    gasPrice === undefined
      ? { type: 'eip1559', ...content, gas, maxFeePerGas, maxPriorityFeePerGas }
      : { type: 'legacy', ...content, gas, gasPrice };
  const unsigned = hexToBytes(serializeTransaction(transaction));
  const payload = serializeTransaction(transaction, parts(await signer.sign({ purpose, from, unsigned, ...asked })));
  return { txid: keccak256(payload), payload };
}

function parts(signature: Signature) {
  const yParity = signature[64] ?? 0;
  return {
    r: bytesToHex(signature.subarray(0, 32)),
    s: bytesToHex(signature.subarray(32, 64)),
    v: BigInt(yParity + 27),
    yParity,
  };
}
