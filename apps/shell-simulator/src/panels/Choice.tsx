import { SegmentedControl } from '@ezwallet/ui';
import styles from './panels.module.css';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Every value with its word. */
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A switch of a few positions under its name. */
export function Choice<Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) {
  const items = Object.entries<string>(words).map(([key, word]) => ({ value: key as Value, label: word }));
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <SegmentedControl block label={label} items={items} value={value} onChange={onChange} />
    </div>
  );
}
