import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useLingui } from '@lingui/react/macro';
import styles from './Steps.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
}

/** Three steps to a reward: those before `at` are done, and the one at it is lit. */
export function Steps({ steps, at }: { steps: readonly Step[]; at: number }) {
  const { t } = useLingui();
  return (
    <ol className={styles.steps} aria-label={t`How it works`}>
      {steps.map(({ title, text }, step) => (
        <li
          key={title}
          data-state={step < at ? 'done' : step === at ? 'now' : 'ahead'}
          aria-current={step === at ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            <b>{step < at ? <Icon glyph={glyphs.check} size={12} strokeWidth={3} /> : step + 1}</b>
          </span>
          <span className={styles.words}>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
