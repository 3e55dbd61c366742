import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { classNames } from '../../internal/classNames.ts';
import type { FieldLook } from '../field/FieldFrame.tsx';
import { FieldNote } from '../field/FieldNote.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import styles from './RadioGroup.module.css';
import { RadioGroupContext } from './RadioGroupContext.ts';

/** Props of a controlled group. `Value` is the union of its options. Other attributes go to its element. */
export interface RadioGroupProps<Value extends string>
  extends FieldLook, Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'onChange'> {
  /** The selected value, or undefined when none is selected. */
  value: Value | undefined;
  /** Receives the value of the radio that the user chooses. */
  onChange: (value: Value) => void;
  /** Name of the native inputs, for a submitted form. Default: a generated name. */
  name?: string | undefined;
  /** Whether one must be chosen. */
  required?: boolean | undefined;
  /** Disables every option; use an option's own `disabled` for a single one. */
  disabled?: boolean | undefined;
  /** `Radio`s, `TicketCard`s with a `value`, or rows that contain a `Radio` at any depth. */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A choice among several visible options. The inputs are native: Tab enters the group once, arrow keys select.
 *
 * @example
 * <RadioGroup label={t`Speed`} value={speed} onChange={setSpeed}>
 *   <Radio value="fast" description={t`Within a minute`}>{t`Fast`}</Radio>
 *   <Radio value="calm">{t`Normal`}</Radio>
 * </RadioGroup>
 */
export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  description,
  error,
  value,
  onChange,
  name,
  required,
  disabled = false,
  id,
  className,
  children,
  ...rest
}: RadioGroupProps<Value>) {
  const haptics = useHaptics();
  const ids = useFieldIds({ description, error }, id, rest['aria-describedby']);
  const ownName = useId();
  const labelId = `${ids.control}-label`;
  const choose = (next: string) => {
    haptics('selection');
    // Only children of this group call this, with values that the host passed.
    onChange(next as Value);
  };
  return (
    <div
      {...rest}
      id={ids.control}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      aria-disabled={disabled || undefined}
      data-state={disabled ? 'disabled' : error ? 'invalid' : 'valid'}
      className={classNames(styles.group, className)}
    >
      <span id={labelId} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </span>
      <RadioGroupContext.Provider value={{ name: name ?? ownName, value, disabled, choose }}>
        {children}
      </RadioGroupContext.Provider>
      <FieldNote ids={ids} description={description} error={error} />
    </div>
  );
}
