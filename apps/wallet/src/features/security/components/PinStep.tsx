import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { NumberKeypad, PinInput } from '@ezwallet/ui';
import { PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import type { MessageDescriptor } from '@lingui/core';
import { useHardwareKeyboard } from '../../../shared/layout/useHardwareKeyboard.ts';
import styles from './security.module.css';

interface PinStepProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  onComplete: () => void;
  error: MessageDescriptor | null;
  busy?: boolean;
  /** A link below the cells. */
  children?: ReactNode;
}

/** Six cells and a keypad. */
export const PinStep = observer(function PinStep(props: PinStepProps) {
  const { label, hint, value, onChange, onComplete, error, busy, children } = props;
  const { i18n } = useLingui();
  const hasKeys = useHardwareKeyboard();
  const cells = useRef<HTMLInputElement>(null);
  // The question changed while the person was typing: screen readers announce the new one, and hardware keys answer it.
  useEffect(() => cells.current?.focus(), []);
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
        hint={hint}
        keyboard={hasKeys ? 'native' : 'keypad'}
        value={value}
        onChange={type}
        error={error ? i18n._(error) : undefined}
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
});
