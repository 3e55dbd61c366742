import { useLingui } from '@lingui/react/macro';
import type { BillDay } from '@ezwallet/domain-stores';
import { WindowedList } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { dayWords } from '../model/dayWords.ts';
import { BillRow } from './BillRow.tsx';
import styles from './DayOfBills.module.css';

/** The bills of one day under its name. */
export function DayOfBills({ day, bills }: BillDay) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const name = dayWords(day, deps.clock.now());
  return (
    <section aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles.day}>
        {typeof name === 'string' ? name : i18n._(name)}
      </h3>
      <WindowedList>
        {bills.map((bill) => (
          <BillRow key={bill.billNo} bill={bill} />
        ))}
      </WindowedList>
    </section>
  );
}
