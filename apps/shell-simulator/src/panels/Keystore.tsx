import { Card, TextButton } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import styles from './panels.module.css';

/** The records that the phone keeps for the page. */
export function Keystore({ shell }: { readonly shell: NativeShell }) {
  const { records, picture } = useShell(shell);
  const isEmpty = records.length === 0 && !picture;
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
      {isEmpty && <p className={styles.note}>Biometric records and saved pictures appear here.</p>}
      {records.length > 0 && <pre className={styles.data}>{JSON.stringify(records, null, 2)}</pre>}
      {picture && <img className={styles.picture} src={picture} alt="Saved by the page" />}
    </Card>
  );
}
