import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';
import { depositOf } from './depositsOf.ts';
import { isSweep } from './sweeping.ts';
import { approvalOf, noteApprovalUse } from './approvals.ts';
import type { Intent, Purpose, SigningRequest } from './Signer.ts';

/** How references of coins for the fee of a sweep begin, among those of the hot wallet. */
export const FEE_REFS = { evm: 'gas:', tron: 'fee:' } as const;

/** How references of coins for the cold wallet begin. */
export const DRAIN_REF = 'drain:';

const isFee = (reference: string): boolean => Object.values(FEE_REFS).some((start) => reference.startsWith(start));

/**
 * The meaning of a transaction: what leaves a deposit address is a sweep, and the reference tells a sweep or a fee from a payment.
 * @throws Error for a fee to an address that is not ours
 */
async function intentOf(
  db: Db,
  { protocol, purpose }: { readonly protocol: Network; readonly purpose: Purpose },
  payment: Omit<Intent, 'kind' | 'index'>,
): Promise<Intent> {
  const { reference, to } = payment;
  if (purpose.kind === 'deposit' || isSweep(reference)) return { kind: 'sweep', ...payment };
  if (!isFee(reference)) return { kind: 'pay', ...payment };
  const deposit = await depositOf(db, protocol, to);
  // A signer of the release before this one knows the first seed only, and does so without a number.
  if (deposit?.key.generation === 0) return { kind: 'topUp', index: deposit.key.index, ...payment };
  if (deposit) return { kind: 'topUp', ...deposit.key, ...payment };
  const retired = await db.maybe(sql`select 1 from retired_wallet where protocol = ${protocol} and address = ${to}`);
  if (!retired) throw new Error(`A fee of ${protocol} goes to ${to}, which is no address of the house.`);
  return { kind: 'refill', ...payment };
}

/** The part of a request that says what its bytes mean, and who has approved them. */
export type Asked = Pick<SigningRequest, 'intent' | 'approval'>;

/** Has a payment signed as what it means, with the approval that persons gave for it, in the transaction that keeps what was signed. */
export async function signIntended<Signed>(
  tx: Db,
  sender: { readonly protocol: Network; readonly purpose: Purpose },
  payment: Omit<Intent, 'kind' | 'index'>,
  sign: (asked: Asked) => Promise<Signed>,
): Promise<Signed> {
  const intent = await intentOf(tx, sender, payment);
  const approval = intent.kind === 'pay' ? await approvalOf(tx, sender.protocol, intent.reference) : undefined;
  const signed = await sign({ intent, ...(approval && { approval }) });
  if (approval) await noteApprovalUse(tx, approval);
  return signed;
}
