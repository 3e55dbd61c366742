import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Failure, TicketSource } from '@ezwallet/domain-stores';
import { NumberKeypad, PinInput, Spinner, TextButton } from '@ezwallet/ui';
import { PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import { useHardwareKeyboard } from '../../../shared/layout/useHardwareKeyboard.ts';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import type { Explain } from '../model/Explain.ts';
import { problemMessage } from '../model/problemMessage.ts';
import { OwnCode } from './OwnCode.tsx';
import styles from './PaymentPad.module.css';

/** Only a native app has it. */
const BiometricConfirm = lazyPart(async () => ({
  Component: (await import('../../biometrics/index.ts')).BiometricConfirm,
}));

/** What waits for the payment password. */
interface Waiting {
  /** The person may type in the state `password`. */
  readonly state: string;
  readonly problem: Failure | null;
  readonly authorise: (password: string) => Promise<unknown>;
  /** Left out where only the password counts. */
  readonly authoriseBy?: (source: TicketSource) => Promise<unknown>;
}

interface PaymentPadProps {
  order: Waiting;
  /** Turns a problem into words. */
  explain?: Explain | undefined;
  /** Opens the way to reset the payment password. */
  onForgot: () => void;
}

/** The payment password with its keypad. The sixth digit sends. */
export const PaymentPad = observer(function PaymentPad({ order, explain = problemMessage, onForgot }: PaymentPadProps) {
  const { t, i18n } = useLingui();
  const { deps, app, biometrics } = useWorld();
  const cells = useRef<HTMLInputElement>(null);
  const hasKeys = useHardwareKeyboard();
  const [pin, setPin] = useState('');
  const busy = order.state !== 'password';
  const code = app.session.user?.antiPhishingCode ?? '';
  const { problem } = order;
  const error = problem && pin === '' ? i18n._(explain(problem, deps.serverNow())) : undefined;
  // Runs after the sheet's own first focus, which goes to its close button, and again after a wrong password.
  useEffect(() => {
    if (busy) return undefined;
    const frame = requestAnimationFrame(() => cells.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [busy]);
  const type = (next: string) => {
    if (busy || next.length > PAYMENT_PASSWORD_LENGTH) return;
    setPin(next);
    if (next.length === PAYMENT_PASSWORD_LENGTH) void order.authorise(next).finally(() => setPin(''));
  };
  const { authoriseBy } = order;
  // Whatever came of it, what remains to do is to type.
  const use = (source: TicketSource) =>
    void authoriseBy?.(source).finally(() => cells.current?.focus({ preventScroll: true }));
  return (
    <div className={styles.pad}>
      <div className={styles.asked}>
        <span className={styles.question} aria-hidden>
          <Trans>Payment password</Trans>
        </span>
        <OwnCode code={code} />
      </div>
      <PinInput
        ref={cells}
        label={t`Payment password`}
        hideLabel
        keyboard={hasKeys ? 'native' : 'keypad'}
        value={pin}
        onChange={type}
        error={error}
        disabled={busy}
      />
      <div className={styles.ways} data-error={error === undefined ? undefined : ''}>
        {busy ? (
          <output className={styles.busy}>
            <Spinner size={16} />
            <Trans>Sending…</Trans>
          </output>
        ) : (
          <>
            <TextButton onClick={onForgot}>
              <Trans>Forgot password?</Trans>
            </TextButton>
            {biometrics && authoriseBy && <BiometricConfirm biometrics={biometrics} onUse={use} />}
          </>
        )}
      </div>
      {!hasKeys && (
        <NumberKeypad
          className={styles.keypad}
          disabled={busy}
          onKey={(key) => type(pin + key)}
          onDelete={() => setPin(pin.slice(0, -1))}
        />
      )}
    </div>
  );
});
