import { useEffect, useRef, type ReactNode } from 'react';
import { NumberKeypad, PinInput } from '@ezwallet/ui';
import { PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import type { FieldProps } from '../../../shared/form/useFields.ts';
import { useHardwareKeyboard } from '../../../shared/layout/useHardwareKeyboard.ts';
import styles from './security.module.css';

interface PinStepProps extends FieldProps<string> {
  label: string;
  hint: string;
  onComplete: () => void;
  busy?: boolean;
  /** A link below the cells. */
  children?: ReactNode;
}

/** Six cells and a keypad. */
export function PinStep(props: PinStepProps) {
  const { label, hint, value, onChange, onComplete, error, busy, children } = props;
  const hasKeys = useHardwareKeyboard();
  const cells = useRef<HTMLInputElement>(null);
  // The question changed while the person was typing, or did not arrive: screen readers announce it, and hardware keys answer it.
  useEffect(() => {
    if (!busy) cells.current?.focus();
  }, [busy]);
  const type = (next: string) => {
    if (busy || next.length > PAYMENT_PASSWORD_LENGTH) return;
    onChange(next);
    if (next.length === PAYMENT_PASSWORD_LENGTH) onComplete();
  };
  return (
    <>
      <PinInput
        ref={cells}
        className={styles.pin}
        label={label}
        description={hint}
        keyboard={hasKeys ? 'native' : 'keypad'}
        value={value}
        onChange={type}
        error={error}
        disabled={busy}
      />
      {children}
      <span className={styles.free} />
      {!hasKeys && (
        <NumberKeypad
          shuffle
          disabled={busy ?? false}
          onKey={(key) => type(value + key)}
          onDelete={() => onChange(value.slice(0, -1))}
        />
      )}
    </>
  );
}
