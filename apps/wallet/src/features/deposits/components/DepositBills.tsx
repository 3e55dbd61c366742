import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { RechargeBill } from '@ezwallet/api-client/contract';
import type { DepositsStore } from '@ezwallet/domain-stores';
import {
  Button,
  dialog,
  Empty,
  InfiniteList,
  List,
  SkeletonRow,
  TextButton,
  toast,
} from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { depositPaths } from '../../../world/paths.ts';
import { DepositRow } from './DepositRow.tsx';
import styles from './deposits.module.css';

interface DepositBillsProps {
  bills: DepositsStore;
  tidying: boolean;
}

/** The deposits of a tab, or the reason why there are none. */
export const DepositBills = observer(function DepositBills({ bills, tidying }: DepositBillsProps) {
  const { t } = useLingui();
  return (
    <Loaded
      of={bills.list}
      className={styles.list}
      failed={t`We could not load your deposits`}
      empty={<None bills={bills} />}
      skeleton={Array.from({ length: 7 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {() => <Rows bills={bills} tidying={tidying} />}
    </Loaded>
  );
});

const Rows = observer(function Rows({ bills, tidying }: DepositBillsProps) {
  const { t, i18n } = useLingui();
  const hide = async ({ billNo, amount, currency }: RechargeBill) => {
    const sum = moneyText(amount, currency);
    const hidden = await dialog.confirm({
      title: t`Hide this deposit?`,
      description: t`This permanently removes ${sum} from the list. You can still find it in Billing details.`,
      confirmText: t`Hide`,
      onConfirm: () =>
        bills.hide(billNo).catch((error: unknown) => {
          const words = refusalMessage(error);
          throw new Error(words ? i18n._(words) : t`We did not get a reply. Try again.`);
        }),
    });
    if (hidden) toast.success(t`Hidden`);
  };
  return (
    <InfiniteList
      onMore={bills.list.loadMore}
      hasMore={bills.list.hasMore}
      error={bills.list.failure && !bills.list.isStale ? t`We could not load more deposits.` : undefined}
    >
      <List>
        {bills.deposits.map((bill) => (
          <DepositRow key={bill.billNo} bill={bill} tidying={tidying} onHide={() => void hide(bill)} />
        ))}
      </List>
    </InfiniteList>
  );
});

function None({ bills }: { bills: DepositsStore }) {
  const { t } = useLingui();
  return bills.list.query === '' ? (
    <Empty
      icon={glyphs.receive}
      title={t`No deposits yet`}
      description={t`Coins sent to your address appear here after the first confirmation.`}
      action={
        <TextButton render={<Link to={depositPaths.deposit()} />}>
          <Trans>Show my address</Trans>
        </TextButton>
      }
    />
  ) : (
    <Empty
      icon={glyphs.receive}
      title={t`No deposits`}
      description={t`No deposits have this status right now.`}
      action={
        <Button size={32} variant="tint" onClick={() => void bills.choose('')}>
          <Trans>Show all deposits</Trans>
        </Button>
      }
    />
  );
}
