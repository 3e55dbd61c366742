import { useEffect } from 'react';
import type { Money } from '@ezwallet/domain-stores';
import { Amount, announce, Result, type ResultProps } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';

interface OutcomeProps extends Pick<ResultProps, 'status' | 'actions' | 'children'> {
  title: string;
  description?: string | undefined;
  /** The amount that went, large, for the end of an order. */
  sent?: Money | null | undefined;
}

/** One outcome of a request. It replaces the form without a change of route, so it announces itself to screen readers. */
export function Outcome({ status, title, description, sent, ...rest }: OutcomeProps) {
  const said = status === 'failed' && description !== undefined ? `${title}. ${description}` : title;
  useEffect(() => announce(said), [said]);
  const amount = sent && (
    <Amount value={`-${sent.amount}`} currency={sent.currency} decimals={shownDecimals(sent.amount)} size={36} />
  );
  // A request is felt when the server accepts it.
  return (
    <Result status={status} title={title} description={description} amount={amount ?? undefined} fresh {...rest} />
  );
}
