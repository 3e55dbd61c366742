import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { FieldNote } from '../field/FieldNote.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { useAmountInput } from '../AmountField/useAmountInput.ts';
import { useAmountLimits, type AmountLimits } from '../AmountField/useAmountLimits.ts';
import styles from './AmountEntry.module.css';

/** Props of a large amount input. Other attributes go to the native input. */
export interface AmountEntryProps
  extends
    AmountLimits,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'onChange' | 'type' | 'inputMode' | 'max' | 'min' | 'size' | 'children' | 'onPaste'
    > {
  /** What the amount is for. Only screen readers need it, because the page's title usually shows it. */
  label: string;
  /** Decimal text without separators. It may end in a point while the user types; leaving the field removes it. */
  value: string;
  /** Receives the amount without grouping. */
  onChange: (value: string) => void;
  /** Above the figure, usually the chip that changes the currency. */
  unit?: ReactNode;
  /** Below the figure, usually the value in another currency. An error replaces it. */
  description?: ReactNode;
  /** The error, in place of the description. */
  error?: ReactNode;
  /** `keypad` keeps the system keyboard closed: a `NumberKeypad` on the page types through `typeAmount`. */
  keyboard?: 'native' | 'keypad' | undefined;
  /** Class of the whole entry. */
  className?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Digits of one vw that are as wide as the screen without its gutters. */
const FIT = 140;

/**
 * The amount as the main element of the screen, typed in place. Long figures shrink in steps instead of overflowing.
 *
 * @example
 * <AmountEntry label={t`Amount`} keyboard="keypad" decimals={2} value={amount} onChange={setAmount} />
 * <NumberKeypad
 *   decimal
 *   onKey={(key) => setAmount(typeAmount(amount, key, 2))}
 *   onDelete={() => setAmount(typeAmount(amount, 'delete', 2))}
 * />
 */
export function AmountEntry({
  label,
  value,
  onChange,
  decimals,
  max,
  min,
  currency,
  unit,
  description,
  error: given,
  keyboard = 'native',
  disabled,
  id,
  className,
  ref,
  ...input
}: AmountEntryProps) {
  const [focused, setFocused] = useState(false);
  const [left, setLeft] = useState(false);
  const finishes = keyboard === 'native';
  const { ref: node, refusal, ...amount } = useAmountInput({ value, onChange, currency, finishes });
  const error = useAmountLimits(value, { decimals, max, min, currency }, left, refusal ?? given);
  const ids = useFieldIds({ description, error }, id, input['aria-describedby']);
  const merged = useMergedRef(node, ref);
  const length = amount.value.length || 1;
  return (
    <div className={classNames(styles.entry, className)} data-invalid={error ? '' : undefined}>
      {unit}
      <label htmlFor={ids.control} className={hidden.hidden}>
        {[label, currency].filter(Boolean).join(', ')}
      </label>
      {/* In right-to-left direction a trailing point would move before the digits. */}
      <div
        dir="ltr"
        className={styles.figure}
        style={{ fontSize: `min(var(--ui-size-${length <= 11 ? 36 : length <= 16 ? 28 : 22}), ${FIT / length}vw)` }}
        data-caret={keyboard === 'keypad' && !disabled && !focused ? '' : undefined}
      >
        <span className={styles.drawn} data-empty={value === '' ? '' : undefined} aria-hidden>
          {amount.value || '0'}
        </span>
        <input
          {...input}
          {...amount}
          ref={merged}
          id={ids.control}
          type="text"
          inputMode={keyboard === 'keypad' ? 'none' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          disabled={disabled}
          className={styles.input}
          onFocus={(event) => {
            setFocused(true);
            input.onFocus?.(event);
          }}
          onBlur={(event) => {
            amount.onBlur();
            setFocused(false);
            setLeft(true);
            input.onBlur?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
      <FieldNote ids={ids} description={description} error={error} />
    </div>
  );
}
