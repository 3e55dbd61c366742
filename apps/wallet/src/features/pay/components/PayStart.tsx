import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Icon, TextArea } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { payPaths, scannerPaths } from '../../../world/paths.ts';
import { readPaymentInput } from '../model/readPaymentInput.ts';
import styles from './pay.module.css';

/** The longest link that we write for a payment code, and some reserve. */
const INPUT_MAX = 2048;

/** The start without a payment code: ways to enter one. */
export function PayStart() {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();
  const open = () => {
    const text = readPaymentInput(input, { origins: [location.origin], isKnownPath });
    if (text !== null) return void navigate(payPaths.pay(text));
    setError(input.trim() === '' ? t`Paste a payment link first.` : t`We found no payment code in this text.`);
    field.current?.focus();
  };
  return (
    <div className={styles.start}>
      <div className={styles.scan}>
        <span className={styles.scanIcon}>
          <Icon glyph={glyphs.scan} size={32} />
        </span>
        <p className={styles.scanTitle}>
          <Trans>Pay with a code</Trans>
        </p>
        <p className={styles.scanText}>
          <Trans>Scan the payment code of the person you want to pay. You can check who it is before you pay.</Trans>
        </p>
        <Button block onClick={() => void navigate(scannerPaths.scan())}>
          <Trans>Scan</Trans>
        </Button>
      </div>
      <form
        className={styles.paste}
        noValidate
        aria-label={t`Payment link`}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextArea
          ref={field}
          label={t`Or paste a payment link`}
          rows={2}
          maxLength={INPUT_MAX}
          counter={false}
          value={input}
          onChange={(text) => {
            setInput(text);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" variant="secondary" block>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </div>
  );
}
