import type { ReactNode } from 'react';
import { ErrorLine } from './ErrorLine.tsx';
import type { FieldIds } from './useFieldIds.ts';
import styles from './FieldNote.module.css';

interface FieldNoteProps {
  ids: FieldIds;
  description?: ReactNode;
  error?: ReactNode;
  /** At the end of the line, for example a counter. */
  aside?: ReactNode;
}

/**
 * The line below a field: the error, else the description. Its live region exists before the error, so that screen readers
 * announce it.
 */
export function FieldNote({ ids, description, error, aside }: FieldNoteProps) {
  return (
    <div className={styles.below}>
      <div className={styles.note} aria-live="polite">
        {error ? <ErrorLine id={ids.error}>{error}</ErrorLine> : null}
      </div>
      {description && !error ? (
        <p id={ids.description} className={styles.hint}>
          {description}
        </p>
      ) : null}
      {aside}
    </div>
  );
}
