import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { isMissingTrade, type Failure } from '@ezwallet/domain-stores';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { tradePaths } from '../../../world/paths.ts';

/** Explains that an address names no order, or none of the person's: to try again cannot help, the list of orders can. */
export const explainNoOrder = (failure: Failure) => isMissingTrade(failure) && <NoOrder />;

function NoOrder() {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.lens}
      title={t`We could not find this order`}
      description={t`It may belong to another account.`}
      action={
        <Button size={32} variant="tint" render={<Link replace to={tradePaths.orders()} />}>
          {t`All orders`}
        </Button>
      }
    />
  );
}
