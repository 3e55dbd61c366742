import type { Services } from '../app/Services.ts';
import type { Chain } from '../chain/Chain.ts';
import type { Withdrawal } from './Withdrawal.ts';

/** The network that a withdrawal goes over. @throws when this process is no longer connected to it */
export function chainOf({ chains }: Pick<Services, 'chains'>, { protocol }: Pick<Withdrawal, 'protocol'>): Chain {
  const chain = chains.get(protocol);
  if (!chain) throw new Error(`Withdrawals over ${protocol} wait: this gateway is not connected to it.`);
  return chain;
}
