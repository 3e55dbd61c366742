import { useState } from 'react';
import { accountOf, type NewPayAccount, TicketGate } from '@ezwallet/domain-stores';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { useEnsurePaymentPassword } from '../../confirm/index.ts';

type Unnamed<Account> = Account extends unknown ? Omit<Account, 'realName'> : never;

/** What adds an account in the person's own name, once they confirmed it with the payment password. */
export interface AddAccount {
  readonly gate: TicketGate;
  /** Resolves to null when the person gave up. */
  readonly add: (account: Unnamed<NewPayAccount>) => Promise<true | null>;
}

/** Adds an account. The server takes it only in the verified name, so nobody types one. */
export function useAddAccount(): AddAccount {
  const { deps, app } = useWorld();
  const { payAccounts } = useSessionStores();
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const [gate] = useState(() => new TicketGate(deps));
  const add: AddAccount['add'] = async (unnamed) => {
    if (!(await ensurePaymentPassword())) return null;
    const account: NewPayAccount = { ...unnamed, realName: app.session.user?.kycRealName ?? '' };
    const confirmed = { payMethodId: account.payMethodId, account: accountOf(account) };
    return await gate.pass({ scene: 'bankAccount', confirmed }, (payPassTicket) =>
      payAccounts.add(account, payPassTicket),
    );
  };
  return { gate, add };
}
