import { addr } from 'micro-eth-signer';
import { type Db, sql } from '../../db/index.ts';
import type { SignedTransfer } from '../Chain.ts';
import type { JsonRpc } from './JsonRpc.ts';
import { type Action, priceTransaction } from './priceTransaction.ts';
import { signAction } from './signAction.ts';

/** The house's wallet on an EVM network. */
export interface EvmWallet {
  readonly address: string;
  /** What was last signed for a reference. */
  find(ref: string): Promise<SignedTransfer | undefined>;
  /**
   * Signs an action in place of `previous`, what was last signed for its reference. When another process was faster, the
   * answer is what that one signed.
   * @throws {RpcError} when the action would fail, so that nothing is signed that cannot go through
   */
  sign(ref: string, action: Action, previous: SignedTransfer | undefined): Promise<SignedTransfer>;
}

interface WalletOptions {
  readonly db: Db;
  readonly rpc: JsonRpc;
  readonly protocol: string;
  readonly chainId: number;
  readonly key: Uint8Array;
}

/** A wallet whose nonces are given out by the database, so that any number of processes can sign. */
export function createEvmWallet({ db, rpc, protocol, chainId, key }: WalletOptions): EvmWallet {
  const address = addr.fromPrivateKey(key);

  const find = async (on: Db, ref: string): Promise<SignedTransfer | undefined> =>
    await on.maybe<SignedTransfer>(sql`
      select txid, payload from evm_transfer where protocol = ${protocol} and ref = ${ref} order by nonce desc limit 1`);

  return {
    address,
    find: (ref) => find(db, ref),
    async sign(ref, action, previous) {
      const [price, pending] = await Promise.all([
        priceTransaction(rpc, address, action),
        rpc.call<string>('eth_getTransactionCount', [address, 'pending']),
      ]);
      return await db.tx(async (tx) => {
        await tx.query(sql`
          insert into evm_wallet (protocol, address) values (${protocol}, ${address}) on conflict do nothing`);
        const { next } = await tx.one<{ next: bigint }>(sql`
          select next_nonce as next from evm_wallet where protocol = ${protocol} and address = ${address} for update`);
        const latest = await find(tx, ref);
        if (latest && latest.txid !== previous?.txid) return latest;
        // Greater on the network when the key was also used elsewhere.
        const nonce = next > BigInt(pending) ? next : BigInt(pending);
        const transfer = signAction({ action, price, nonce, chainId, key });
        await tx.query(sql`
          insert into evm_transfer (protocol, address, nonce, ref, txid, payload)
          values (${protocol}, ${address}, ${nonce}, ${ref}, ${transfer.txid}, ${transfer.payload})`);
        await tx.query(sql`
          update evm_wallet set next_nonce = ${nonce + 1n} where protocol = ${protocol} and address = ${address}`);
        return transfer;
      });
    },
  };
}
