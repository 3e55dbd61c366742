import { useEffect } from 'react';
import { announce, Result, type ResultProps } from '@ezwallet/ui';

interface OutcomeProps extends Pick<ResultProps, 'status' | 'actions' | 'children'> {
  title: string;
  description?: string | undefined;
}

/** One outcome of a request. It replaces the form without a change of route, so it announces itself to screen readers. */
export function Outcome({ status, title, description, ...rest }: OutcomeProps) {
  const said = status === 'failed' && description !== undefined ? `${title}. ${description}` : title;
  useEffect(() => announce(said), [said]);
  return <Result status={status} title={title} description={description} {...rest} />;
}
