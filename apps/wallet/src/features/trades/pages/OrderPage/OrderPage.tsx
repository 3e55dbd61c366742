import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import { BILL_STATUS, tradeSideOf } from '@ezwallet/api-client/constants';
import { List, ListItem } from '@ezwallet/ui';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { BillPage } from '../../../billing/index.ts';
import { orderPath } from '../../../orders/index.ts';
import { TradeOrder } from '../../components/TradeOrder.tsx';
import styles from './OrderPage.module.css';

/** A bill: of a trade that runs, the trade itself; of any other, what it moved. */
export const OrderPage = observer(function OrderPage() {
  const { t } = useLingui();
  const { bills } = useSessionStores();
  const [query] = useSearchParams();
  const billNo = query.get('billNo') ?? '';
  const bill = bills.bill(billNo).value;
  const side = bill && tradeSideOf(bill);
  if (query.has('trade') || (side !== undefined && bill?.status === BILL_STATUS.inProgress))
    return <TradeOrder key={billNo} billNo={billNo} />;
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
