import { Card, Switch } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import styles from './panels.module.css';

/** Whether a screenshot, a recording and the list of apps show the page. */
export function ScreenPicture({ shell }: { readonly shell: NativeShell }) {
  const { settings, isProtected } = useShell(shell);
  return (
    <Card title="Screenshots" className={styles.panel}>
      <Switch
        label="Phone can protect its screen"
        checked={settings.protects}
        onChange={(protects) => shell.set({ protects })}
      />
      <Switch
        label="Look as a screenshot does"
        checked={settings.inPicture}
        onChange={(inPicture) => shell.set({ inPicture })}
      />
      <p className={styles.note}>
        {isProtected ? 'The page wants to stay out of pictures.' : 'The page lets itself be in pictures.'}
      </p>
    </Card>
  );
}
