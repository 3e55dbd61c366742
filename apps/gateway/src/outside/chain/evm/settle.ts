import { type Hash, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionCount, getTransactionReceipt } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import { absentOn, type RpcNode } from '../json-rpc/node.ts';

/** Nonces that one run looks at. */
const AT_ONCE = 50;

interface Open {
  readonly address: `0x${string}`;
  readonly nonce: number;
  readonly txids: readonly Hash[];
}

interface SettleOptions {
  readonly db: Db;
  readonly node: RpcNode;
  readonly protocol: string;
  /** The newest block. */
  readonly newest: number;
  /** From so many confirmations on no reorganisation changes anything. */
  readonly final: number;
}

/**
 * Notes which attempt of each nonce a block of confirmed depth holds: that one is `mined`, the others are `replaced`. A nonce that something
 * unknown has used leaves all of its attempts `replaced`. @returns how many nonces are decided now
 */
export async function settle({ db, node, protocol, newest, final }: SettleOptions): Promise<number> {
  const deepest = newest - final + 1;
  if (deepest < 0) return 0;
  const open = await db.query<Open>(sql`
    select t.address, t.nonce::int as nonce, array_agg(t.txid order by t.attempt desc) as txids
    from evm_transfer t
    join (
      select distinct on (address, nonce) address, nonce, created_at from evm_transfer
      where protocol = ${protocol} and fate is null
    ) oldest using (address, nonce)
    where t.protocol = ${protocol}
    group by t.address, t.nonce order by min(oldest.created_at) limit ${AT_ONCE}`);
  const counts = await node.askOfEach(
    open,
    async (client, { address }) => await getTransactionCount(client, { address, blockNumber: BigInt(deepest) }),
  );
  // A nonce that no deep block has used is not decided.
  const used = open.filter(({ nonce }, index) => nonce < (counts[index] ?? 0));
  for (const { address, nonce, txids } of used) {
    const receipts = await node.askOfEach(
      txids,
      async (client, hash) =>
        await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError)),
    );
    const mined = receipts.find((receipt) => receipt && Number(receipt.blockNumber) <= deepest)?.transactionHash ?? '';
    await db.query(sql`
      update evm_transfer set fate = case when txid = ${mined} then 'mined' else 'replaced' end
      where protocol = ${protocol} and address = ${address} and nonce = ${nonce} and fate is null`);
  }
  return used.length;
}
