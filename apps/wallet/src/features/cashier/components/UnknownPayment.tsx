import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { homePaths } from '../../../world/paths.ts';

/** The address names no payment. */
export function UnknownPayment() {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.lens}
      title={t`We could not find this order`}
      description={t`Open it again from the shop. You have not paid anything here.`}
      action={
        <Button size={32} variant="tint" render={<Link to={homePaths.home()} />}>
          <Trans>Back to home</Trans>
        </Button>
      }
    />
  );
}
