import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RechargeBill } from '@ezwallet/api-client/contract';
import type { DepositsStore } from '@ezwallet/domain-stores';
import { Button, dialog, Empty, List, TextButton, toast } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { depositPaths } from '../../../world/paths.ts';
import { DepositRow } from './DepositRow.tsx';

interface DepositBillsProps {
  bills: DepositsStore;
  tidying: boolean;
}

/** The deposits of a tab, or the reason why there are none. */
export function DepositBills({ bills, tidying }: DepositBillsProps) {
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
    <LoadedPages
      of={bills.list}
      failed={t`We could not load your deposits`}
      moreFailed={t`We could not load more deposits.`}
      empty={<None bills={bills} />}
    >
      {(items) => (
        <List>
          {items.map((bill) => (
            <DepositRow key={bill.billNo} bill={bill} tidying={tidying} onHide={() => void hide(bill)} />
          ))}
        </List>
      )}
    </LoadedPages>
  );
}

function None({ bills: { list } }: { bills: DepositsStore }) {
  const { t } = useLingui();
  const isAll = list.query === '';
  return (
    <Empty
      picture={pictures.coin}
      title={isAll ? t`No deposits yet` : t`No deposits`}
      description={
        isAll
          ? t`Coins sent to your address appear here after the first confirmation.`
          : t`No deposits have this status right now.`
      }
      action={
        isAll ? (
          <TextButton render={<Link to={depositPaths.deposit()} />}>
            <Trans>Show my address</Trans>
          </TextButton>
        ) : (
          <Button size={32} variant="tint" onClick={() => void list.choose('')}>
            <Trans>Show all deposits</Trans>
          </Button>
        )
      }
    />
  );
}
