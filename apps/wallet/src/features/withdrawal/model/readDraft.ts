import type { WithdrawalDraft } from '@ezwallet/domain-stores';
import { parseTransferCode } from '@ezwallet/validators';

/** What a transfer code fills into the form; undefined for none, a damaged one, or one that names a member. */
export function readDraft(code: string | null): WithdrawalDraft | undefined {
  const parsed = parseTransferCode(code ?? '');
  if (!parsed.ok || parsed.value.to.kind !== 'address') return undefined;
  const { to, currency, amount } = parsed.value;
  return { currency, network: to.network, address: to.address, amount };
}
