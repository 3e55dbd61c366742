import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button, Empty, InfiniteList, List, SkeletonRow } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { type BillDay, type BillsStore, groupBills } from '@ezwallet/domain-stores';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { dayName } from '../model/dayName.ts';
import { BillRow } from './BillRow.tsx';
import styles from './billing.module.css';
import { MonthHead } from './MonthHead.tsx';

const EVERYTHING = { recordType: 'ALL', windowDays: 9999, keyword: '' } as const;

/** The bills by month and day, or the reason why there are none. */
export const BillList = observer(function BillList({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  return (
    <Loaded
      of={bills.list}
      className={styles.list}
      failed={t`We could not load your bills`}
      empty={<None bills={bills} />}
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
            <Day key={day.day} {...day} />
          ))}
        </section>
      ))}
    </InfiniteList>
  );
});

function Day({ day, bills }: BillDay) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const name = dayName(day, deps.clock.now());
  return (
    <section aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles.day}>
        {typeof name === 'string' ? name : i18n._(name)}
      </h3>
      <List>
        {bills.map((bill) => (
          <BillRow key={bill.billNo} bill={bill} />
        ))}
      </List>
    </section>
  );
}

function None({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  const { recordType, windowDays, keyword } = bills.filter;
  const narrow = recordType !== 'ALL' || windowDays !== 9999 || keyword !== '';
  return (
    <Empty
      icon={glyphs.receipt}
      title={t`No bills`}
      description={narrow ? t`Nothing matches your search or filters.` : t`Your transactions will appear here.`}
      action={
        narrow ? (
          <Button size={32} variant="tint" onClick={() => void bills.choose(EVERYTHING)}>
            <Trans>Show all bills</Trans>
          </Button>
        ) : undefined
      }
    />
  );
}
