import type { WithdrawalDraft } from '@ezwallet/domain-stores';
import { parseTransferCode } from '@ezwallet/validators';

/** The form values in a transfer code. Undefined for no code, a damaged one, or one that names a user. */
export function readDraft(code: string | null): WithdrawalDraft | undefined {
  const parsed = parseTransferCode(code ?? '');
  if (!parsed.ok || parsed.value.to.kind !== 'address') return undefined;
  const { to, currency, amount } = parsed.value;
  return { currency, network: to.network, address: to.address, amount };
}
