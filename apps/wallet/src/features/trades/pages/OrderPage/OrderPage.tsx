import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import { BILL_STATUS } from '@ezwallet/api-client/constants';
import type { BillDetail } from '@ezwallet/domain-stores';
import { List, ListItem } from '@ezwallet/ui';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { BillPage } from '../../../billing/index.ts';
import { orderPath } from '../../../orders/index.ts';
import { TradeOrder } from '../../components/TradeOrder.tsx';
import styles from '../../components/trades.module.css';

/** The side of a trade that a kind of record belongs to. Bonuses have a note, and no trade of their own. */
const sideOf = ({ recordType, note }: BillDetail): 8 | 9 | undefined =>
  note !== undefined ? undefined : recordType === 'SELL' ? 8 : recordType === 'BUY' ? 9 : undefined;

/** A bill: of a trade that runs, the trade itself; of any other, what it moved. */
export const OrderPage = observer(function OrderPage() {
  const { t } = useLingui();
  const { bills } = useSessionStores();
  const [query] = useSearchParams();
  const billNo = query.get('billNo') ?? '';
  const bill = bills.bill(billNo).value;
  const side = bill && sideOf(bill);
  if (query.has('trade') || (side !== undefined && bill?.status === BILL_STATUS.inProgress)) return <TradeOrder key={billNo} billNo={billNo} />;
  return (
    <BillPage>
      {side !== undefined && (
        <List framed className={styles.doors}>
          <ListItem title={t`View order`} render={<Link to={orderPath({ billNo, transactionType: side })} />} />
        </List>
      )}
    </BillPage>
  );
});
