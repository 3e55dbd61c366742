import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './auth.module.css';

/** A problem with the form as a whole. Screen readers announce it at once. */
export function FormProblem({ problem }: { problem: MessageDescriptor | null }) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      {problem && (
        <p className={styles.problem}>
          <Icon glyph={glyphs.error} size={20} />
          {i18n._(problem)}
        </p>
      )}
    </div>
  );
}
