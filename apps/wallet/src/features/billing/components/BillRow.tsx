import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Bill } from '@ezwallet/api-client/contract';
import { Amount, CoinIcon, ListItem } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { clockText } from '../../../shared/time/time-text.ts';
import { billTitle } from '../model/billTitle.ts';
import { statusLooks } from '../model/billWords.ts';
import { billingPaths } from '../paths.ts';
import styles from './billing.module.css';
import { StatusMark } from './StatusMark.tsx';

/** Nothing came in: no gain to show. */
const CANCELLED = -1;

/** One bill in the list; leads to it. */
export function BillRow({ bill }: { bill: Bill }) {
  const { i18n } = useLingui();
  const { amount, currency, status, remark, createdAt, billNo } = bill;
  const incoming = !amount.startsWith('-');
  return (
    <ListItem
      leading={<CoinIcon coin={currency} />}
      title={<bdi>{i18n._(billTitle(bill))}</bdi>}
      note={<bdi className={styles.line}>{[clockText(createdAt), remark].filter(Boolean).join(' · ')}</bdi>}
      value={
        <Amount
          value={amount}
          decimals={shownDecimals(amount)}
          size={15}
          sign="always"
          tone={incoming && status !== CANCELLED ? 'change' : 'plain'}
        />
      }
      valueNote={statusLooks[status].tone === 'success' ? currency : <StatusMark status={status} />}
      render={<Link to={billingPaths.bill(billNo)} />}
      chevron={false}
    />
  );
}
