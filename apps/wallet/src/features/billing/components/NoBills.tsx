import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { BillsStore } from '@ezwallet/domain-stores';
import { Button, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { depositPaths, receivePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './billing.module.css';

const EVERYTHING = { recordType: 'ALL', windowDays: 9999, keyword: '', hidden: false } as const;

/** Says why the list is empty: the account has no bills yet, or none that the filters let through. */
export const NoBills = observer(function NoBills({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  const { recordType, windowDays, keyword, hidden } = bills.filter;
  const narrow = recordType !== 'ALL' || windowDays !== 9999 || keyword !== '';
  const { isNew } = bills;
  useEffect(() => {
    // Only the server knows whether there are bills that the filters leave out.
    if (narrow && !hidden) void isNew.reload();
  }, [narrow, hidden, isNew]);
  const showAll = (
    <Button size={32} variant="tint" onClick={() => void bills.choose(EVERYTHING)}>
      <Trans>Show all bills</Trans>
    </Button>
  );
  if (hidden) {
    return (
      <Empty
        icon={glyphs.eyeOff}
        title={t`No hidden bills`}
        description={narrow ? t`No hidden bill matches your search or filters.` : t`Bills that you hide will appear here.`}
        action={showAll}
      />
    );
  }
  if (!narrow || isNew.value === true) return <NewAccount />;
  // Until the answer is there, either text could be wrong.
  if (isNew.isLoading && isNew.value === undefined) return null;
  return <Empty icon={glyphs.receipt} title={t`No bills`} description={t`Nothing matches your search or filters.`} action={showAll} />;
});

/** The first steps that bring money into an account. */
function NewAccount() {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const navigate = useNavigate();
  return (
    <Empty
      icon={glyphs.receipt}
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
