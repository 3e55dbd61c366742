import type { Chain, SignedTransfer } from './Chain.ts';

/** How far a transfer of ours is, and the transaction that stands for it now. */
export interface Followed {
  /** 0 while no block holds it. */
  readonly confirmations: number | 'failed';
  readonly standing: SignedTransfer;
}

/** Looks a transfer up, and sends it again where its network does not know it: the network can carry it out only once. */
export async function followTransfer(chain: Chain, signed: SignedTransfer): Promise<Followed> {
  const status = await chain.confirmations(signed.txid);
  if (status === undefined) await chain.broadcast(signed);
  return { confirmations: status ?? 0, standing: (await chain.standing?.(signed.txid)) ?? signed };
}
