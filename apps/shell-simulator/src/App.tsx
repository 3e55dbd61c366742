import { IconButton, SegmentedControl, Tag } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useState, type RefObject } from 'react';
import styles from './App.module.css';
import type { NativeShell } from './native/NativeShell.ts';
import { AddressField } from './panels/AddressField.tsx';
import { Biometrics } from './panels/Biometrics.tsx';
import { Condition } from './panels/Condition.tsx';
import { Keystore } from './panels/Keystore.tsx';
import { MessageLog } from './panels/MessageLog.tsx';
import { Pushes } from './panels/Pushes.tsx';
import { Feedback } from './panels/Feedback.tsx';
import { ScreenPicture } from './panels/ScreenPicture.tsx';
import { Scanner } from './panels/Scanner.tsx';
import { Vectors } from './panels/Vectors.tsx';
import { Phone } from './phone/Phone.tsx';
import { useShell } from './native/useShell.ts';
import { useTheme } from './useTheme.ts';

const views = [
  { value: 'controls', label: 'Controls' },
  { value: 'messages', label: 'Messages' },
] as const;

export interface AppProps {
  readonly shell: NativeShell;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly wallet: URL;
}

/** A phone with the wallet in it, the switches of the phone, and the messages between the two. */
export function App({ shell, frame, wallet }: AppProps) {
  const { heard, signedIn, isProtected, strangers, log } = useShell(shell);
  const [view, setView] = useState<(typeof views)[number]['value']>('controls');
  const [address, setAddress] = useState(() => new URL(wallet));
  const [visit, setVisit] = useState(0);
  const { theme, toggle } = useTheme();
  const go = (next: URL): void => {
    shell.open();
    setAddress(next);
    setVisit(visit + 1);
  };
  return (
    <div className={styles.app}>
      <header className={styles.bar}>
        <h1 className={styles.name}>Shell simulator</h1>
        <span className={styles.facts}>
          <Tag tone={heard ? 'success' : 'neutral'}>{heard ? 'Page speaks' : 'Page is silent'}</Tag>
          {signedIn && <Tag tone="accent">Signed in</Tag>}
          {isProtected && <Tag tone="accent">Protected</Tag>}
          {strangers > 0 && <Tag tone="warning">{`${strangers} from strangers`}</Tag>}
        </span>
        <AddressField wallet={wallet} onGo={go} />
        <IconButton icon={glyphs.refresh} label="Reload the page" size={20} tone="muted" onClick={() => go(address)} />
        <IconButton
          icon={theme === 'dark' ? glyphs.sun : glyphs.moon}
          label={theme === 'dark' ? 'Light' : 'Dark'}
          size={20}
          tone="muted"
          onClick={toggle}
        />
      </header>
      <main className={styles.stage} data-view={view}>
        <Phone shell={shell} frame={frame} address={address} visit={visit} />
        <SegmentedControl className={styles.views} block label="View" items={views} value={view} onChange={setView} />
        <div className={styles.controls} data-ui-scroll>
          <Condition shell={shell} />
          <Biometrics shell={shell} />
          <Scanner shell={shell} />
          <ScreenPicture shell={shell} />
          <Feedback shell={shell} />
          <Pushes shell={shell} />
          <Keystore shell={shell} />
          <Vectors shell={shell} />
        </div>
        <MessageLog className={styles.messages} log={log} onClear={() => shell.clearLog()} />
      </main>
    </div>
  );
}
