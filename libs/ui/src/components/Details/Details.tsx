import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { plain } from '../../internal/plain.ts';
import styles from './Details.module.css';

/** One row of details: a term and its value. */
export interface DetailsEntry {
  label: string;
  value: ReactNode;
}

/** Props of a list of details, in reading order. Other attributes go to its `dl`. */
export interface DetailsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The rows. */
  items: readonly DetailsEntry[];
  /** Ref of its element. */
  ref?: Ref<HTMLDListElement> | undefined;
}

/**
 * Facts about one topic with labels on the left and values on the right, as on a confirmation sheet: recipient,
 * network, fee, arrival.
 */
export function Details({ items, className, ...rest }: DetailsProps) {
  return (
    <dl {...rest} className={classNames(plain, className)}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.entry}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
