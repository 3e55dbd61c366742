import { Button, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import styles from './Phone.module.css';

const WORDS = {
  fingerprint: { icon: glyphs.fingerprint, title: 'Touch the sensor' },
  face: { icon: glyphs.face, title: 'Look at the phone' },
  none: { icon: glyphs.lock, title: 'No sensor' },
} as const;

/** The system's sheet. The person at the screen acts as the person at the sensor. */
export function SensorSheet({ shell, reason }: { readonly shell: NativeShell; readonly reason: string }) {
  const { settings } = useShell(shell);
  const { icon, title } = WORDS[settings.sensor];
  const answer = (success: boolean) => shell.decide({ ok: true, data: { success } });
  return (
    <div className={styles.scrim}>
      <section className={styles.sheet} aria-label={title}>
        <Icon glyph={icon} size={64} className={styles.glyph} />
        <h2 className={styles.title}>{title}</h2>
        {reason && <p className={styles.note}>{`Asked for: ${reason}`}</p>}
        <div className={styles.choices}>
          <Button variant="secondary" block size={44} onClick={() => answer(false)}>
            No match
          </Button>
          <Button block size={44} onClick={() => answer(true)}>
            Match
          </Button>
        </div>
      </section>
    </div>
  );
}
