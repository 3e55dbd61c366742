import type { WithdrawalDraft } from '@ezwallet/domain-stores';
import { parseTransferCode } from '@ezwallet/validators';

/**
 * The form values in a transfer code, or else the coin alone. Undefined for neither, a damaged code, or one that names a
 * user.
 */
export function readDraft(code: string | null, coin: string | null = null): WithdrawalDraft | undefined {
  if (code === null && coin !== null) return { currency: coin, network: '', address: '' };
  const parsed = parseTransferCode(code ?? '');
  if (!parsed.ok || parsed.value.to.kind !== 'address') return undefined;
  const { to, currency, amount } = parsed.value;
  return { currency, network: to.network, address: to.address, amount };
}
