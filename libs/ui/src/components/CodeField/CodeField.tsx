import { useState } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { CellInput, type CellInputProps } from '../field/CellInput.tsx';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import hidden from '../../internal/VisuallyHidden.module.css';
import styles from './CodeField.module.css';
import { useResendTimer } from './useResendTimer.ts';

interface DigitsProps extends Omit<CellInputProps, 'length'> {
  /** Number of digits. Default 6. */
  length?: number | undefined;
}

interface SendingProps {
  /** Seconds until the user can request the next code. Default 60. */
  seconds?: number | undefined;
  /**
   * Name of the wait in this tab, e.g. `register.sms`. Fields with the same name share the wait, also after a remount.
   */
  timerKey: string;
  /** Sends a code. The wait starts when the promise resolves. A rejection starts no wait; the host shows the reason. */
  onSend: () => Promise<unknown>;
  /** Epoch ms when the host itself sent a code, for example with the previous form. The wait starts then. */
  sentAt?: number | undefined;
}

/** Props of a field for a one-time code. Without `onSend`, nobody sends the code. Other attributes go to its single native input. */
export type CodeFieldProps = DigitsProps & (SendingProps | { readonly [Name in keyof SendingProps]?: undefined });

/**
 * A one-time code in cells, with autofill where the system supports it: of an authenticator, or from an SMS or e-mail with a
 * button that sends it.
 *
 * @example <CodeField label={t`Authenticator code`} value={code} onChange={setCode} />
 * @example <CodeField label={t`SMS code`} value={code} onChange={setCode} timerKey="login.sms" onSend={send} />
 */
export function CodeField({ length = 6, seconds, timerKey, onSend, sentAt, value, disabled, ...rest }: CodeFieldProps) {
  return (
    <CellInput
      {...rest}
      length={length}
      value={value.slice(0, length)}
      disabled={disabled}
      masked={false}
      autoComplete="one-time-code"
      aside={
        onSend && (
          <SendButton seconds={seconds} timerKey={timerKey} onSend={onSend} sentAt={sentAt} disabled={disabled} />
        )
      }
    />
  );
}

function SendButton({
  seconds = 60,
  timerKey,
  onSend,
  sentAt,
  disabled,
}: SendingProps & Pick<CellInputProps, 'disabled'>) {
  const messages = useWords();
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
  );
}

/** Announcements about a wait: its start, if the user was on the page, and its end. Nothing in between. */
function useStartAndEnd(waiting: boolean): 'start' | 'end' | undefined {
  const [seen, setSeen] = useState({ waiting, spoken: undefined as 'start' | 'end' | undefined });
  if (seen.waiting !== waiting) {
    const next = { waiting, spoken: waiting ? ('start' as const) : ('end' as const) };
    setSeen(next);
    return next.spoken;
  }
  return seen.spoken;
}
