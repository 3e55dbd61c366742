import { useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { CellInput, type CellInputProps } from '../cells/CellInput.tsx';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import hidden from '../../internal/VisuallyHidden.module.css';
import styles from './CodeField.module.css';
import { useResendTimer } from './useResendTimer.ts';

/** Props of a field for a code that was sent; other attributes go to its one native input. */
export interface CodeFieldProps extends Omit<CellInputProps, 'length'> {
  /** Number of digits, 6 unless told otherwise. */
  length?: number | undefined;
  /** Seconds to wait before the next code, 60 unless told otherwise. */
  seconds?: number | undefined;
  /** Names the wait in this tab, e.g. `register.sms`: fields of the same name share it, also after a remount. */
  timerKey: string;
  /** Sends a code. The wait begins when the promise resolves; a rejection, whose cause the host shows, begins none. */
  onSend: () => Promise<unknown>;
  /** When the host sent a code itself, for example with the form before, epoch ms: the wait begins there. */
  sentAt?: number | undefined;
}

/** A code from an SMS or e-mail, filled in by the system where it can, with the button that sends it. */
export function CodeField({
  length = 6,
  seconds = 60,
  timerKey,
  onSend,
  sentAt,
  value,
  disabled,
  ...rest
}: CodeFieldProps) {
  const messages = useMessages();
  const timer = useResendTimer(timerKey, seconds, sentAt);
  const [sending, setSending] = useState(false);
  const waiting = timer.secondsLeft > 0;
  const spoken = useStartAndEnd(waiting);

  const send = () => {
    if (sending || waiting) return;
    setSending(true);
    onSend()
      .then(timer.start, () => {})
      .finally(() => setSending(false));
  };
  return (
    <CellInput
      {...rest}
      length={length}
      value={value.slice(0, length)}
      disabled={disabled}
      masked={false}
      autoComplete="one-time-code"
      aside={
        <>
          <button
            type="button"
            className={classNames(hit.area, styles.send)}
            data-state={sending ? 'sending' : waiting ? 'waiting' : 'idle'}
            aria-disabled={sending || waiting || undefined}
            aria-busy={sending || undefined}
            disabled={disabled}
            onClick={send}
          >
            {waiting ? messages.resendIn(timer.secondsLeft) : timer.sent ? messages.resendCode : messages.sendCode}
          </button>
          <output className={hidden.hidden}>
            {spoken === 'start' ? messages.codeSent : spoken === 'end' ? messages.canResend : ''}
          </output>
        </>
      }
    />
  );
}

/** What to say about a wait: that it began while we looked, that it ended, and nothing in between. */
function useStartAndEnd(waiting: boolean): 'start' | 'end' | undefined {
  const [seen, setSeen] = useState({ waiting, spoken: undefined as 'start' | 'end' | undefined });
  if (seen.waiting !== waiting) {
    const next = { waiting, spoken: waiting ? ('start' as const) : ('end' as const) };
    setSeen(next);
    return next.spoken;
  }
  return seen.spoken;
}
