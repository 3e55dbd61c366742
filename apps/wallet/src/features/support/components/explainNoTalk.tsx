import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, type Failure } from '@ezwallet/domain-stores';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { supportPaths } from '../../../world/paths.ts';

type ReadsTalk = Contract['support']['news' | 'guestNews'];

/** Explains an address without a conversation of the person, and a guest's way back that is too old. */
export const explainNoTalk = (failure: Failure) =>
  failedWith<ReadsTalk>(failure, 'ORDER_NOT_FOUND') ? (
    <NoTalk />
  ) : (
    failedWith<ReadsTalk>(failure, 'EXPIRED') && <TooOld />
  );

function NoTalk() {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.lens}
      title={t`We could not find this conversation`}
      description={t`It may belong to another account.`}
      action={
        <Button size={32} variant="tint" render={<Link replace to={supportPaths.support()} />}>
          {t`All conversations`}
        </Button>
      }
    />
  );
}

function TooOld() {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.clock}
      title={t`Please confirm again that it is you`}
      description={t`You were here a day ago. Ask for a new code, and the conversation goes on.`}
      action={
        <Button size={32} variant="tint" onClick={() => location.reload()}>
          {t`New code`}
        </Button>
      }
    />
  );
}
