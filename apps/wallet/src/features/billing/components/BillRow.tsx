import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { BILL_STATUS } from '@ezwallet/api-client/constants';
import type { Bill } from '@ezwallet/api-client/contract';
import { Amount, CoinIcon, ListItem } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { billingPaths } from '../../../world/paths.ts';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { StatusMark } from '../../../shared/money/StatusMark.tsx';
import { clockText, shortTimeText } from '../../../shared/time/time-text.ts';
import { billTitle, isIncoming } from '../model/billTitle.ts';
import { statusLooks } from '../model/billWords.ts';
import { noteOf } from '../model/noteOf.ts';
import { sumText } from '../model/sumText.ts';
import styles from './BillRow.module.css';

interface BillRowProps {
  bill: Bill;
  /** Set it where no heading tells the day. */
  dated?: boolean;
}

/** One bill in a list, with a link to its screen. */
export const BillRow = observer(function BillRow({ bill, dated = false }: BillRowProps) {
  const { i18n } = useLingui();
  const { settings } = useStores();
  const { amount, bonus, currency, status, createdAt, billNo } = bill;
  const gift = bonus !== undefined && !settings.hideAmounts ? sumText(bonus, '+') : null;
  const note = noteOf(bill);
  const words = note === null || typeof note === 'string' ? note : i18n._(note);
  const incoming = isIncoming(bill);
  return (
    <ListItem
      leading={<CoinIcon coin={currency} />}
      title={<bdi>{i18n._(billTitle(bill))}</bdi>}
      description={
        <bdi className={styles.line}>{joinFacts([(dated ? shortTimeText : clockText)(createdAt), words])}</bdi>
      }
      value={
        <Amount
          value={amount}
          decimals={shownDecimals(amount)}
          size={15}
          sign="always"
          hidden={settings.hideAmounts}
          tone={incoming && status !== BILL_STATUS.cancelled ? 'change' : 'plain'}
        />
      }
      valueDescription={
        statusLooks[status].tone !== 'success' ? (
          <StatusMark look={statusLooks[status]} />
        ) : gift === null ? (
          currency
        ) : (
          <Trans>Bonus {gift}</Trans>
        )
      }
      render={<Link to={billingPaths.bill(billNo)} />}
      chevron={false}
    />
  );
});
