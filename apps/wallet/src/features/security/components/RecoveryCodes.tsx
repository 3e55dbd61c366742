import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, toast, writeClipboard } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSaveFile } from '../../../shared/files/useSaveFile.ts';
import styles from './security.module.css';

const FILE = 'ez-wallet-recovery-codes.txt';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const saveFile = useSaveFile();
  const text = codes.join('\n');
  const copy = () =>
    writeClipboard(text).then(
      () => void toast.success(t`Recovery codes copied`),
      () => void toast.fail(t`We could not copy the codes. Write them down.`),
    );
  return (
    <div className={styles.form}>
      <Card tone="warning" icon={glyphs.warning} title={t`Save these codes now`}>
        <Trans>
          We show them only once. Each code replaces the authenticator once, if you lose it. Keep them away from this
          phone.
        </Trans>
      </Card>
      <ol className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.pair}>
        <Button variant="secondary" icon={glyphs.copy} onClick={() => void copy()}>
          <Trans>Copy all</Trans>
        </Button>
        <Button
          variant="secondary"
          icon={glyphs.download}
          onClick={() => void saveFile(new File([`${text}\n`], FILE, { type: 'text/plain' }))}
        >
          <Trans>Save as file</Trans>
        </Button>
      </div>
      <Button block onClick={onDone}>
        <Trans>I have saved them</Trans>
      </Button>
    </div>
  );
}
