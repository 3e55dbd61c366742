import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { BILL_STATUS, tradeSideOf } from '@ezwallet/api-client/constants';
import { orderPath } from '../../../features/orders/index.ts';
import { SideRail } from '../../../features/home/components/SideRail.tsx';
import { billingPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ScreenWords } from '../../screens/ScreenWords.tsx';
import { ListPane } from './ListPane.tsx';
import { detailListsAt, listAt } from './lists.ts';
import { isBare, orderAt, sectionAt, type Shown } from './places.ts';

/** The part before the page: the rail, and the list that the page is a detail of. */
export const Start = observer(function Start(shown: Shown) {
  const { location } = shown;
  const here = listAt(location);
  const [last, setLast] = useState(here);
  if (here && here !== last) setLast(here);
  const lists = orderAt(location) === undefined ? detailListsAt(location) : [];
  // A bill is a detail of several lists. The one that the person came from stays.
  const list = here ?? lists.find((each) => each === last) ?? lists[0];
  if (isBare(shown)) return null;
  return (
    <>
      <ScreenWords of={['home']}>
        <SideRail current={sectionAt(location)} />
      </ScreenWords>
      {list && <ListPane key={list.path} path={list.path} location={location} isAlone={here !== undefined} />}
      <ToOrder {...shown} />
    </>
  );
});

/** Leads from the bill of a trade that runs to the order, which has a layout of its own. */
const ToOrder = observer(function ToOrder({ location: { pathname, search } }: Shown) {
  const { scope } = useWorld();
  const billNo = pathname === billingPaths.bill() ? new URLSearchParams(search).get('billNo') : null;
  const bill = billNo === null ? undefined : scope.current?.bills.bill(billNo).value;
  const side = bill && tradeSideOf(bill);
  const isRunning = side !== undefined && bill?.status === BILL_STATUS.inProgress;
  if (!isRunning || orderAt({ pathname, search }) !== undefined) return null;
  return <Navigate replace to={orderPath({ billNo: bill.billNo, transactionType: side })} />;
});
