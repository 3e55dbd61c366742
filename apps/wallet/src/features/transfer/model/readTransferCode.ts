import type { TransferDraft } from '@ezwallet/domain-stores';
import { parseTransferCode } from '@ezwallet/validators';

/** The content of a transfer code: a user to send to, an address for a withdrawal, or nothing readable. */
export type ReadCode =
  | { readonly kind: 'none' | 'withdrawal' | 'invalid' }
  | { readonly kind: 'transfer'; readonly draft: TransferDraft };

/** Reads the transfer code in a link to the transfer screen (`ads`), or else the coin that the link names. */
export function readTransferCode(code: string | null, coin: string | null = null): ReadCode {
  if (code === null && coin !== null) return { kind: 'transfer', draft: { userNo: '', currency: coin, amount: '' } };
  if (code === null) return { kind: 'none' };
  const parsed = parseTransferCode(code);
  if (!parsed.ok) return { kind: 'invalid' };
  const { to, currency, amount = '' } = parsed.value;
  return to.kind === 'user'
    ? { kind: 'transfer', draft: { userNo: to.userNumber, currency, amount } }
    : { kind: 'withdrawal' };
}
