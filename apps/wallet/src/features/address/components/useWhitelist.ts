import { useLingui } from '@lingui/react/macro';
import type { AddressBookStore } from '@ezwallet/domain-stores';
import type { Proof } from '@ezwallet/api-client/contract';
import { toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import type { ProofGate } from '../../proof/index.ts';

/** Changes the whitelist with proofs, and says what came of it. */
export function useWhitelist(book: AddressBookStore, gate: ProofGate) {
  const { t, i18n } = useLingui();
  const change = async (send: (codes?: Proof[]) => Promise<void>, done: string) => {
    try {
      const passed = await gate.pass(async (codes) => {
        await send(codes);
        return true;
      });
      if (passed) toast.success(done);
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
    }
  };
  return {
    turnOn: (addressIds: readonly string[]) => change((codes) => book.vouch(addressIds, codes), t`Whitelist turned on`),
    turnOff: () => change((codes) => book.setWhitelist(false, codes), t`Whitelist turned off`),
    /** Adds an address to the whitelist that is on. */
    vouch: (addressId: string) =>
      change((codes) => book.vouch([addressId], codes), t`On your whitelist. Ready in 24 hours.`),
  };
}
