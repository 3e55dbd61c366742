import { Button, Card, Switch } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import { Choice } from './Choice.tsx';
import styles from './panels.module.css';

/** Which biometrics the phone has, and whether they match. */
export function Biometrics({ shell }: { readonly shell: NativeShell }) {
  const { settings } = useShell(shell);
  const { sensor } = settings;
  return (
    <Card title="Biometrics" className={styles.panel}>
      <Choice
        label="Sensor"
        words={{ fingerprint: 'Fingerprint', face: 'Face', none: 'None' }}
        value={sensor}
        onChange={(next) => shell.set({ sensor: next })}
      />
      <Choice
        label="Person"
        words={{ ask: 'Ask me', match: 'Match', miss: 'No match' }}
        value={settings.touch}
        onChange={(touch) => shell.set({ touch })}
      />
      <Switch
        label="Keystore is locked"
        checked={settings.keystoreLocked}
        onChange={(keystoreLocked) => shell.set({ keystoreLocked })}
      />
      <Choice
        label="Answers"
        words={{ none: 'Honest', wrongRecord: 'Swapped', twice: 'Twice', malformed: 'Malformed' }}
        value={settings.lie}
        onChange={(lie) => shell.set({ lie })}
      />
      <Switch
        label="Tells each page its sensor"
        checked={settings.announces}
        onChange={(announces) => shell.set({ announces })}
      />
      <Button size={32} variant="tint" onClick={() => shell.tellSensor()}>
        Tell the page
      </Button>
    </Card>
  );
}
