import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { type BillsStore, groupBills } from '@ezwallet/domain-stores';
import { InfiniteList, SkeletonRow } from '@ezwallet/ui';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { DayOfBills } from './DayOfBills.tsx';
import styles from './billing.module.css';
import { MonthHead } from './MonthHead.tsx';
import { NoBills } from './NoBills.tsx';

/** The bills by month and day, or the reason why there are none. */
export const BillList = observer(function BillList({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  return (
    <Loaded
      of={bills.list}
      className={styles.list}
      failed={t`We could not load your bills`}
      empty={<NoBills bills={bills} />}
      skeleton={
        <div className={styles.skeleton}>
          {Array.from({ length: 7 }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      }
    >
      {() => <Months bills={bills} />}
    </Loaded>
  );
});

const Months = observer(function Months({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  const months = groupBills(bills.bills);
  return (
    <InfiniteList
      hasMore={bills.list.hasMore}
      onMore={bills.list.loadMore}
      error={bills.list.failure && !bills.list.isLoading ? t`We could not load more bills.` : undefined}
      endText={t`No more bills`}
    >
      {months.map((month, place) => (
        <section key={month.month} aria-labelledby={`month-${month.month}`}>
          <MonthHead bills={bills} month={month} partial={bills.list.hasMore && place === months.length - 1} />
          {month.days.map((day) => (
            <DayOfBills key={day.day} {...day} />
          ))}
        </section>
      ))}
    </InfiniteList>
  );
});
