import { Card, Switch, TextButton } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import styles from './panels.module.css';

/** The records that the phone keeps for the page. */
export function Keystore({ shell }: { readonly shell: NativeShell }) {
  const { records, picture, savedFile, settings } = useShell(shell);
  const isEmpty = records.length === 0 && !picture && savedFile === undefined;
  return (
    <Card
      title="Kept on the phone"
      meta={
        !isEmpty && (
          <TextButton size={12} onClick={() => shell.clearKeystore()}>
            Forget
          </TextButton>
        )
      }
      className={styles.panel}
    >
      {isEmpty && <p className={styles.note}>Biometric records, saved pictures and documents appear here.</p>}
      {records.length > 0 && <pre className={styles.data}>{JSON.stringify(records, null, 2)}</pre>}
      {savedFile !== undefined && <p className={styles.note}>The page saved {savedFile}.</p>}
      <Switch label="Shell can save documents" checked={settings.saves} onChange={(saves) => shell.set({ saves })} />
      {picture && <img className={styles.picture} src={picture} alt="Saved by the page" />}
    </Card>
  );
}
