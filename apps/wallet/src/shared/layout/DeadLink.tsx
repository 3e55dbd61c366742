import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { homePaths } from '../../world/paths.ts';

interface DeadLinkProps {
  /** The next step of somebody who still needs what the link was for. */
  description: string;
  /** The way on. Default: the way home. */
  action?: ReactElement;
}

/** A link of a message or a code that leads nowhere any more. */
export function DeadLink({ description, action }: DeadLinkProps) {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.link}
      title={t`This link no longer works`}
      description={description}
      action={
        action ?? (
          <Button size={32} variant="tint" render={<Link replace to={homePaths.home()} />}>
            <Trans>Back to home</Trans>
          </Button>
        )
      }
    />
  );
}
