import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

/** Props of a row of chips. */
interface ChipRowProps {
  /** The subject of the choice, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Filters of a list in one row, which runs off the edge: a chip that is cut shows that there are more. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}

/** How many things a filter leaves, in its chip; nothing for none. */
export function ChipCount({ count }: { readonly count: number }) {
  return count > 0 && <b className={styles.count}>{count}</b>;
}
