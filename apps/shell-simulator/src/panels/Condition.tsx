import { Card, Chip } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import { Choice } from './Choice.tsx';
import styles from './panels.module.css';

const DELAYS = [500, 3_000, 9_000, 11_000, 121_000];
const NOTES = {
  well: 'Answers at once.',
  slow: 'Answers after a while. A page waits 10 s for it, 120 s where a person acts.',
  dead: 'Hears everything and answers nothing.',
  old: 'Knows no method: all are answered NOT_FOUND.',
};

/** Whether the shell answers, and when. */
export function Condition({ shell }: { readonly shell: NativeShell }) {
  const { settings } = useShell(shell);
  return (
    <Card title="Shell" className={styles.panel}>
      <Choice
        label="Condition"
        words={{ well: 'Well', slow: 'Slow', dead: 'Dead', old: 'Old' }}
        value={settings.condition}
        onChange={(condition) => shell.set({ condition })}
      />
      {settings.condition === 'slow' && (
        <div className={styles.chips}>
          {DELAYS.map((delay) => (
            <Chip key={delay} selected={settings.delay === delay} onClick={() => shell.set({ delay })}>
              {`${delay / 1000} s`}
            </Chip>
          ))}
        </div>
      )}
      <p className={styles.note}>{NOTES[settings.condition]}</p>
    </Card>
  );
}
