import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { type BillsStore, groupBills } from '@ezwallet/domain-stores';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { DayOfBills } from './DayOfBills.tsx';
import { MonthHead } from './MonthHead.tsx';
import { NoBills } from './NoBills.tsx';

/** The bills by month and day, or the reason why there are none. */
export const BillList = observer(function BillList({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  return (
    <LoadedPages
      of={bills.list}
      failed={t`We could not load your bills`}
      moreFailed={t`We could not load more bills.`}
      empty={<NoBills bills={bills} />}
      endText={t`No more bills`}
      headed
    >
      {(items) =>
        groupBills(items).map((month, place, months) => (
          <section key={month.month} aria-labelledby={`month-${month.month}`}>
            <MonthHead bills={bills} month={month} partial={bills.list.hasMore && place === months.length - 1} />
            {month.days.map((day) => (
              <DayOfBills key={day.day} {...day} />
            ))}
          </section>
        ))
      }
    </LoadedPages>
  );
});
