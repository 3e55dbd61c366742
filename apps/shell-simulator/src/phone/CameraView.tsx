import { Button, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import styles from './Phone.module.css';

/** The shell's own scanner, which sees the code of the scanner panel. */
export function CameraView({ shell }: { readonly shell: NativeShell }) {
  const { settings } = useShell(shell);
  const answer = (text: string) => shell.decide({ ok: true, data: { text } });
  return (
    <section className={styles.camera} aria-label="Scanner" data-theme="dark">
      <div className={styles.finder}>
        <Icon glyph={glyphs.scan} size={64} />
      </div>
      <p className={styles.code}>{settings.scan}</p>
      <div className={styles.choices}>
        <Button variant="secondary" block size={44} onClick={() => answer('')}>
          Cancel
        </Button>
        <Button block size={44} onClick={() => answer(settings.scan)}>
          Read code
        </Button>
      </div>
    </section>
  );
}
