import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { kycPaths } from '../../../world/paths.ts';

/** Takes the place of accounts for a person without a verified name. */
export function VerifyFirst() {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.shield}
      title={t`Verify your identity first`}
      description={t`Trades pay only into accounts in your own name.`}
      action={
        <Button size={32} variant="tint" render={<Link to={kycPaths.levels()} />}>
          <Trans>Verify identity</Trans>
        </Button>
      }
    />
  );
}
