import { useEffect } from 'react';
import { announce, Result, type ResultProps } from '@ezwallet/ui';

interface OutcomeProps extends Pick<ResultProps, 'status' | 'actions' | 'children'> {
  title: string;
  description?: string | undefined;
}

/** One way that an order stands. It takes the form's place without a change of route, so it is said. */
export function Outcome({ status, title, description, ...rest }: OutcomeProps) {
  const said = status === 'failed' && description !== undefined ? `${title}. ${description}` : title;
  useEffect(() => announce(said), [said]);
  return <Result status={status} title={title} description={description} {...rest} />;
}
