import { useState } from 'react';
import type { Trade } from '@ezwallet/api-client/contract';
import { TicketGate } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { useEnsurePaymentPassword } from '../../confirm/index.ts';

/** The coins of a trade as the one fact of its sheet. */
export const coinsOf = ({ amount, currency }: Trade, label: string) => [{ label, value: moneyText(amount, currency) }];

/** The payment password for letting go what the buyer has paid. */
export function useGiveUp(billNo: string) {
  const { deps } = useWorld();
  const [gate] = useState(() => new TicketGate(deps));
  const ensurePassword = useEnsurePaymentPassword();
  const giveUp = async (send: (payPassTicket: string) => Promise<boolean>): Promise<void> => {
    if (await ensurePassword()) await gate.pass({ scene: 'giveUp', confirmed: { billNo } }, send);
  };
  return { gate, giveUp };
}
