import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { RechargeBill } from '@ezwallet/api-client/contract';
import type { RechargeBillsStore } from '@ezwallet/domain-stores';
import {
  Button,
  dialog,
  Empty,
  Icon,
  InfiniteList,
  List,
  SkeletonRegion,
  SkeletonRow,
  TextButton,
  toast,
} from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { rechargePaths } from '../paths.ts';
import { RechargeRow } from './RechargeRow.tsx';
import styles from './recharge.module.css';

interface RechargeBillsProps {
  bills: RechargeBillsStore;
  tidying: boolean;
}

/** The deposits of a tab, or the reason why there are none. */
export const RechargeBills = observer(function RechargeBills({ bills, tidying }: RechargeBillsProps) {
  const { state } = bills;
  const empty = bills.bills.length === 0;
  return (
    <SkeletonRegion
      className={styles.list}
      loading={empty && (state === 'new' || state === 'loading')}
      placeholder={Array.from({ length: 7 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {!empty ? (
        <Rows bills={bills} tidying={tidying} />
      ) : state === 'failed' ? (
        <Failed bills={bills} />
      ) : (
        <None bills={bills} />
      )}
    </SkeletonRegion>
  );
});

const Rows = observer(function Rows({ bills, tidying }: RechargeBillsProps) {
  const { t, i18n } = useLingui();
  const hide = async ({ billNo, amount, currency }: RechargeBill) => {
    const sum = moneyText(amount, currency);
    const hidden = await dialog.confirm({
      title: t`Hide this deposit?`,
      content: t`This permanently removes ${sum} from the list. You can still find it in Billing details.`,
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
    <>
      {bills.stale && (
        <output className={styles.stale}>
          <Icon glyph={glyphs.warning} size={16} />
          <Trans>Out of date</Trans>
          <TextButton size={12} onClick={() => void bills.look()}>
            <Trans>Try again</Trans>
          </TextButton>
        </output>
      )}
      <InfiniteList
        onMore={bills.loadMore}
        hasMore={bills.hasMore}
        error={bills.state === 'failed' ? t`We could not load more deposits.` : undefined}
      >
        <List>
          {bills.bills.map((bill) => (
            <RechargeRow key={bill.billNo} bill={bill} tidying={tidying} onHide={() => void hide(bill)} />
          ))}
        </List>
      </InfiniteList>
    </>
  );
});

function None({ bills }: { bills: RechargeBillsStore }) {
  const { t } = useLingui();
  return bills.flag === '' ? (
    <Empty
      icon={glyphs.receive}
      title={t`No deposits yet`}
      description={t`Coins sent to your address appear here after the first confirmation.`}
      action={
        <TextButton render={<Link to={rechargePaths.recharge()} />}>
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

function Failed({ bills }: { bills: RechargeBillsStore }) {
  const { t } = useLingui();
  return (
    <Empty
      icon={glyphs.wifiOff}
      title={t`We could not load your deposits`}
      description={t`Check your connection and try again.`}
      action={
        <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void bills.refresh()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
