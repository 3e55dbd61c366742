import { Button, Card } from '@ezwallet/ui';
import { useState } from 'react';
import type { NativeShell } from '../native/NativeShell.ts';
import { type Run, runAgainstPage, runWire } from '../native/vectors.ts';
import styles from './panels.module.css';

/** Runs the vectors of the package: those of the wire against the simulator, those of data against the page in the phone. */
export function Vectors({ shell }: { readonly shell: NativeShell }) {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setRuns([...runWire(), await runAgainstPage(shell.ask)]);
    setRunning(false);
  };
  return (
    <Card title="Vectors" className={styles.panel}>
      <Button size={32} variant="tint" loading={isRunning} onClick={() => void run()}>
        Run vectors
      </Button>
      {runs.map(({ file, count, wrong }) => (
        <p key={file} className={styles.note}>
          {`${file}: ${count - wrong.length} of ${count} right`}
        </p>
      ))}
      {runs.some(({ wrong }) => wrong.length > 0) && (
        <pre className={styles.data}>{runs.flatMap(({ wrong }) => wrong).join('\n')}</pre>
      )}
    </Card>
  );
}
