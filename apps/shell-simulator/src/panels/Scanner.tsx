import { Button, Card, Chip, TextArea } from '@ezwallet/ui';
import type { NativeShell } from '../native/NativeShell.ts';
import { scans } from '../native/scans.ts';
import { useShell } from '../native/useShell.ts';
import { Choice } from './Choice.tsx';
import styles from './panels.module.css';

/** The code in front of the camera. */
export function Scanner({ shell }: { readonly shell: NativeShell }) {
  const { settings } = useShell(shell);
  const { scan } = settings;
  return (
    <Card title="Scanner" className={styles.panel}>
      <Choice
        label="When asked"
        words={{ ask: 'Ask me', scan: 'Read', cancel: 'Cancel' }}
        value={settings.camera}
        onChange={(camera) => shell.set({ camera })}
      />
      <TextArea label="Code" rows={2} maxRows={4} value={scan} onChange={(text) => shell.set({ scan: text })} />
      <div className={styles.chips}>
        {scans.map(({ label, text }) => (
          <Chip key={label} selected={scan === text} onClick={() => shell.set({ scan: text })}>
            {label}
          </Chip>
        ))}
      </div>
      <Button size={32} variant="tint" onClick={() => shell.push('request', 'qrScanResult', { text: scan })}>
        Send as scan result
      </Button>
    </Card>
  );
}
