import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { useRovingFocus } from '../../internal/useRovingFocus.ts';
import styles from './SegmentedControl.module.css';

/** One choice of a segmented control. */
export interface Segment<Value extends string = string> {
  /** The value of the selected option. */
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of a segmented control. `Value` is the union of its options. */
export interface SegmentedControlProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'children'
> {
  /** Two to five options. */
  items: readonly Segment<Value>[];
  /** The value of the selected option. */
  value: Value;
  /** Receives the value of the option that the user selects. */
  onChange: (value: Value) => void;
  /** What the user selects, for screen readers. */
  label: string;
  /** As wide as its container and 40 px high, with equal segments; otherwise a pill of 32 px. */
  block?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Two to five short options side by side; one is selected. */
export function SegmentedControl<Value extends string>({
  items,
  value,
  onChange,
  label,
  block = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const haptics = useHaptics();
  const select = (next: Segment<Value> | undefined) => {
    if (!next || next.disabled || next.value === value) return;
    haptics('selection');
    onChange(next.value);
  };
  const { root, onKeyDown } = useRovingFocus<HTMLDivElement>('[role="tab"]', (index) => select(items[index]));
  return (
    <div {...rest} className={classNames(styles.control, block && styles.block, className)}>
      <div ref={root} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            data-state={item.value === value ? 'active' : 'inactive'}
            className={classNames(hit.area, styles.segment)}
            onClick={() => select(item)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </div>
  );
}
