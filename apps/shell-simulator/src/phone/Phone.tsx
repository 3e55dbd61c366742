import type { RefObject } from 'react';
import type { NativeShell } from '../native/NativeShell.ts';
import { useShell } from '../native/useShell.ts';
import { CameraView } from './CameraView.tsx';
import styles from './Phone.module.css';
import { SensorSheet } from './SensorSheet.tsx';
import { Shield } from './Shield.tsx';
import { StatusBar } from './StatusBar.tsx';

export interface PhoneProps {
  readonly shell: NativeShell;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: URL;
  /** A different number opens the address again. */
  readonly visit: number;
}

/** The case, the status bar, the page, and the shell's views over the page. */
export function Phone({ shell, frame, address, visit }: PhoneProps) {
  const { prompt, isProtected, settings } = useShell(shell);
  return (
    <div className={styles.phone}>
      <StatusBar />
      <div className={styles.screen}>
        <iframe
          // A new frame for every visit. A new address in the same frame would add an entry to the page's history.
          key={visit}
          ref={frame}
          title="Wallet"
          className={styles.page}
          src={address.href}
          allow="camera; microphone; clipboard-read; clipboard-write"
        />
        {isProtected && settings.inPicture && <Shield />}
        {prompt?.kind === 'biometric' && <SensorSheet shell={shell} reason={prompt.reason} />}
        {prompt?.kind === 'scanner' && <CameraView shell={shell} />}
      </div>
    </div>
  );
}
