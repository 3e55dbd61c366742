import { Card, Switch } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import styles from './panels.module.css';

/** The touch feedback of the phone. */
export function Feedback({ shell }: { readonly shell: NativeShell }) {
  const { settings, felt } = useShell(shell);
  return (
    <Card title="Touch feedback" className={styles.panel}>
      <Switch
        label="Phone has touch feedback"
        checked={settings.vibrates}
        onChange={(vibrates) => shell.set({ vibrates })}
      />
      <p className={styles.note}>{felt ? `The last one was ${felt}.` : 'There was none yet.'}</p>
    </Card>
  );
}
