import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { FieldNote } from './FieldNote.tsx';
import type { FieldLook } from './FieldFrame.tsx';
import { useFieldIds } from './useFieldIds.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import styles from './CellInput.module.css';

/** Props that PinInput and CodeField share. */
export interface CellInputProps
  extends
    FieldLook,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'children'
    > {
  length: number;
  /** The digits so far. */
  value: string;
  /** Receives the digits. */
  onChange: (value: string) => void;
  /** Called once each time the last digit arrives, however the user entered it. */
  onComplete?: ((value: string) => void) | undefined;
  /**
   * `keypad` keeps the system keyboard closed: a `NumberKeypad` on the page types. Hardware keys still work.
   *
   * @default 'native'
   */
  keyboard?: 'native' | 'keypad' | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  /** The one native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface CellInputModes {
  masked: boolean;
  autoComplete: 'off' | 'one-time-code';
  aside?: ReactNode;
}

/**
 * One input under N drawn cells. A single input, because an input per cell loses pasted and autofilled codes. It is
 * uncontrolled: React writes a controlled value into the `value` attribute, where any script that reads the markup
 * would find the secret.
 */
export function CellInput({
  length,
  value,
  onChange,
  onComplete,
  keyboard = 'native',
  disabled,
  label,
  hideLabel,
  description,
  error,
  id,
  className,
  ref,
  masked,
  autoComplete,
  aside,
  ...input
}: CellInputProps & CellInputModes) {
  const messages = useWords();
  const haptics = useHaptics();
  const ids = useFieldIds({ description, error }, id, input['aria-describedby']);
  const node = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(node, ref);
  const [focused, setFocused] = useState(false);
  useCompletion(value, length, onComplete);

  useLayoutEffect(() => {
    if (node.current && node.current.value !== value) node.current.value = value;
  }, [value]);
  useEffect(() => {
    if (error) haptics('warning');
  }, [error, haptics]);

  const read = (control: HTMLInputElement) => {
    const digits = control.value.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    control.value = digits;
    if (digits !== value) onChange(digits);
  };
  const current = !disabled && (focused || keyboard === 'keypad') ? Math.min(value.length, length - 1) : -1;
  return (
    <div className={classNames(styles.root, className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={ids.control} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </label>
      {/* Digits run from left to right in every script. */}
      <div dir="ltr" className={styles.cells} data-disabled={disabled ? '' : undefined}>
        <input
          {...input}
          ref={merged}
          id={ids.control}
          type={masked ? 'password' : 'text'}
          inputMode={keyboard === 'keypad' ? 'none' : 'numeric'}
          pattern="[0-9]*"
          autoComplete={autoComplete}
          data-1p-ignore={masked || undefined}
          data-lpignore={masked || undefined}
          className={styles.input}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={[`${ids.control}-entered`, ids.describedBy].filter(Boolean).join(' ')}
          onChange={(event) => read(event.currentTarget)}
          onFocus={(event) => {
            setFocused(true);
            input.onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            input.onBlur?.(event);
          }}
          onSelect={({ currentTarget }) => {
            // The cells show no caret: digits are added and deleted at the end, or all at once when all are selected.
            const { selectionStart, selectionEnd, value: digits } = currentTarget;
            if (selectionStart !== selectionEnd || selectionStart === digits.length) return;
            currentTarget.setSelectionRange(digits.length, digits.length);
          }}
        />
        <div className={styles.row} style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }} aria-hidden>
          {Array.from({ length }, (_, i) => (
            <span
              key={i}
              className={classNames(styles.cell, masked && styles.masked)}
              data-state={i < value.length ? 'filled' : 'empty'}
              data-current={i === current ? '' : undefined}
            >
              {masked ? null : value[i]}
            </span>
          ))}
        </div>
      </div>
      <span id={`${ids.control}-entered`} className={hidden.hidden}>
        {messages.digitsEntered(value.length, length)}
      </span>
      <FieldNote ids={ids} description={description} error={error} aside={aside} />
    </div>
  );
}

/** Calls back once each time the value becomes complete, also in StrictMode and when the callback changes. */
function useCompletion(value: string, length: number, onComplete: ((value: string) => void) | undefined) {
  const completed = useRef<string>(undefined);
  useEffect(() => {
    if (value.length < length) completed.current = undefined;
    else if (completed.current !== value) {
      completed.current = value;
      onComplete?.(value);
    }
  }, [value, length, onComplete]);
}
