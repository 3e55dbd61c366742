import { Icon, Tag } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { Entry } from '../native/Entry.ts';
import styles from './MessageLog.module.css';

const STATES = {
  open: { tone: 'warning', word: 'open' },
  ok: { tone: 'success', word: 'ok' },
  refused: { tone: 'danger', word: 'refused' },
} as const;

/** One message; opened, it shows its data. */
export function MessageLine({ entry }: { readonly entry: Entry }) {
  const { at, from, type, name, data, state, code, took } = entry;
  return (
    <li className={styles.line} data-from={from} data-type={type}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.time}>{seconds(at)}</span>
          <Icon
            glyph={from === 'page' ? glyphs.send : glyphs.receive}
            size={16}
            className={styles.way}
            label={from === 'page' ? 'Page to shell' : 'Shell to page'}
          />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.type}>{took === undefined ? type : `${type}, ${took} ms`}</span>
          </span>
          {state !== 'told' && <Tag tone={STATES[state].tone}>{code ?? STATES[state].word}</Tag>}
        </summary>
        <pre className={styles.data}>{shownOf(data)}</pre>
      </details>
    </li>
  );
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function shownOf(data: unknown): string {
  if (data === undefined) return 'no data';
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}
