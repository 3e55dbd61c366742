import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button, Empty, List } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { type BillDay, type BillsStore, EVERY_BILL, groupBills, isSameQuery } from '@ezwallet/domain-stores';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { dayName } from '../model/dayName.ts';
import { BillRow } from './BillRow.tsx';
import styles from './billing.module.css';
import { MonthHead } from './MonthHead.tsx';

/** The bills by month and day, or the reason why there are none. */
export const BillList = observer(function BillList({ bills }: { bills: BillsStore }) {
  const { t } = useLingui();
  return (
    <LoadedPages
      of={bills.list}
      failed={t`We could not load your bills`}
      moreFailed={t`We could not load more bills.`}
      empty={<None bills={bills} />}
      endText={t`No more bills`}
      headed
    >
      {(items) =>
        groupBills(items).map((month, place, months) => (
          <section key={month.month} aria-labelledby={`month-${month.month}`}>
            <MonthHead bills={bills} month={month} partial={bills.list.hasMore && place === months.length - 1} />
            {month.days.map((day) => (
              <Day key={day.day} {...day} />
            ))}
          </section>
        ))
      }
    </LoadedPages>
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
  const isNarrowed = !isSameQuery(bills.filter, EVERY_BILL);
  return (
    <Empty
      icon={glyphs.receipt}
      title={t`No bills`}
      description={isNarrowed ? t`Nothing matches your search or filters.` : t`Your transactions will appear here.`}
      action={
        isNarrowed ? (
          <Button size={32} variant="tint" onClick={() => void bills.choose(EVERY_BILL)}>
            <Trans>Show all bills</Trans>
          </Button>
        ) : undefined
      }
    />
  );
}
