import { Trans } from '@lingui/react/macro';
import type { QuestionCode } from '@ezwallet/api-client/constants';
import { HelpfulQuestions } from './HelpfulQuestions.tsx';
import styles from './OftenAsked.module.css';

const OFTEN = [
  'deposit-time',
  'appeal-decision',
  'security-hold',
  'real-messages',
] as const satisfies readonly QuestionCode[];

/** Questions that people often ask. */
export function OftenAsked() {
  return (
    <section className={styles.section} aria-labelledby="often-asked">
      <h2 id="often-asked" className={styles.heading}>
        <Trans>Often asked</Trans>
      </h2>
      <HelpfulQuestions codes={OFTEN} />
    </section>
  );
}
