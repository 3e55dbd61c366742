import { Empty, SegmentedControl, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../native/Entry.ts';
import styles from './MessageLog.module.css';
import { MessageLine } from './MessageLine.tsx';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'page', label: 'Page' },
  { value: 'shell', label: 'Shell' },
] as const;

export interface MessageLogProps {
  readonly log: readonly Entry[];
  readonly onClear: () => void;
  readonly className?: string | undefined;
}

/** All messages in both directions, the newest at the end. */
export function MessageLog({ log, onClear, className }: MessageLogProps) {
  const [from, setFrom] = useState<(typeof filters)[number]['value']>('all');
  const shown = log.filter((entry) => from === 'all' || entry.from === from);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length]);
  return (
    <section className={`${styles.log} ${className ?? ''}`} aria-label="Messages">
      <header className={styles.head}>
        <h2 className={styles.title}>Messages</h2>
        <SegmentedControl label="From" items={filters} value={from} onChange={setFrom} />
        <TextButton tone="muted" disabled={log.length === 0} onClick={onClear}>
          Clear
        </TextButton>
      </header>
      {shown.length === 0 ? (
        <Empty
          icon={glyphs.message}
          title="Nothing said yet"
          description="The page speaks once it has something to ask."
        />
      ) : (
        <ol className={styles.list} ref={list} data-ui-scroll>
          {shown.map((entry) => (
            <MessageLine key={entry.seq} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
