import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { FieldFrame, type FieldLook } from '../field/FieldFrame.tsx';
import inputStyles from '../field/TextInput.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { Button } from '../Button/Button.tsx';
import styles from './AmountField.module.css';
import { useAmountInput } from './useAmountInput.ts';
import { useAmountLimits, type AmountLimits } from './useAmountLimits.ts';

/** Props of an amount field in a form. Other attributes go to the native input. */
export interface AmountFieldProps
  extends
    FieldLook,
    AmountLimits,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'onChange' | 'type' | 'inputMode' | 'max' | 'min' | 'size' | 'children' | 'onPaste'
    > {
  /** Decimal text without separators. It may end in a point while the user types; leaving the field removes it. */
  value: string;
  /** Receives the amount without grouping. */
  onChange: (value: string) => void;
  /** Shows the Max button. It enters `max`, unless this callback does something else. */
  onMax?: (() => void) | boolean | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * An amount of money in a form. The value is text from the first key on, so nothing rounds it and no float loses
 * digits.
 *
 * @example
 * <AmountField label={t`Amount`} currency="USDT" decimals={6} max={balance} onMax value={text} onChange={setText} />
 */
export function AmountField({
  label,
  hideLabel,
  description,
  error: given,
  value,
  onChange,
  decimals,
  currency,
  max,
  min,
  onMax,
  id,
  className,
  ref,
  onBlur,
  ...input
}: AmountFieldProps) {
  const messages = useWords();
  const [left, setLeft] = useState(false);
  const { ref: node, refusal, ...amount } = useAmountInput({ value, onChange, currency });
  const error = useAmountLimits(value, { decimals, max, min, currency }, left, refusal ?? given);
  const ids = useFieldIds({ description, error }, id, input['aria-describedby']);
  const merged = useMergedRef(node, ref);
  const takeAll = () => {
    if (typeof onMax === 'function') onMax();
    else if (max !== undefined) onChange(max);
  };
  return (
    <FieldFrame
      {...{ ids, label, hideLabel, description, error, className }}
      disabled={input.disabled}
      readOnly={input.readOnly}
    >
      {/* In right-to-left direction a trailing point would move before the digits. */}
      <input
        dir="ltr"
        placeholder="0"
        autoComplete="off"
        enterKeyHint="done"
        {...input}
        {...amount}
        ref={merged}
        id={ids.control}
        type="text"
        inputMode="decimal"
        className={inputStyles.input}
        onBlur={(event) => {
          amount.onBlur();
          setLeft(true);
          onBlur?.(event);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
      {currency && <span className={styles.currency}>{currency}</span>}
      {onMax && !input.disabled && !input.readOnly && (
        <Button variant="tint" size={32} className={styles.max} onClick={takeAll}>
          {messages.max}
        </Button>
      )}
    </FieldFrame>
  );
}
