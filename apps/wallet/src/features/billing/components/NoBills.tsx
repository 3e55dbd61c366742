import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type BillsStore, EVERY_BILL, isSameQuery } from '@ezwallet/domain-stores';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { depositPaths, receivePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './NoBills.module.css';

/** Says why the list is empty: the account has no bills yet, or none that the filters let through. */
export const NoBills = observer(function NoBills({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  const { hidden } = bills.filter;
  const isNarrowed = !isSameQuery(bills.filter, { ...EVERY_BILL, hidden });
  const { isNew } = bills;
  useEffect(() => {
    // Only the server knows whether there are bills that the filters leave out.
    if (isNarrowed && !hidden) void isNew.reload();
  }, [isNarrowed, hidden, isNew]);
  const showAll = (
    <Button size={32} variant="tint" onClick={() => void bills.choose(EVERY_BILL)}>
      <Trans>Show all bills</Trans>
    </Button>
  );
  if (hidden) {
    return (
      <Empty
        picture={pictures.tray}
        title={t`No hidden bills`}
        description={
          isNarrowed ? t`No hidden bill matches your search or filters.` : t`Bills that you hide will appear here.`
        }
        action={showAll}
      />
    );
  }
  if (!isNarrowed || isNew.value === true) return <NewAccount />;
  // Until the answer is there, either text could be wrong.
  if (isNew.isLoading && isNew.value === undefined) return null;
  return (
    <Empty
      picture={pictures.lens}
      title={t`No bills`}
      description={t`Nothing matches your search or filters.`}
      action={showAll}
    />
  );
});

/** The first steps that bring money into an account. */
function NewAccount() {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const navigate = useNavigate();
  return (
    <Empty
      picture={pictures.tray}
      title={t`No bills yet`}
      description={t`Your transactions will appear here. Start with a deposit, or let somebody pay you.`}
      action={
        <div className={styles.firstSteps}>
          {isKnownPath(depositPaths.deposit()) && (
            <Button size={32} variant="tint" onClick={() => void navigate(depositPaths.deposit())}>
              <Trans>Deposit</Trans>
            </Button>
          )}
          <Button size={32} variant="tint" onClick={() => void navigate(receivePaths.code())}>
            <Trans>Receive</Trans>
          </Button>
        </div>
      }
    />
  );
}
