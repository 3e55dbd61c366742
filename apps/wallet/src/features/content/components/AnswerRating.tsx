import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Chip, TextButton } from '@ezwallet/ui';
import { supportPaths } from '../../../world/paths.ts';
import { useContent } from '../model/useContent.ts';
import styles from './AnswerRating.module.css';

/** Asks whether an answer helped. The last word counts. A person whom it did not help finds the way to support. */
export function AnswerRating({ id }: { id: string }) {
  const { t } = useLingui();
  const content = useContent();
  const [said, setSaid] = useState<boolean>();
  const say = (isHelpful: boolean) => {
    setSaid(isHelpful);
    // The client has told the person why.
    content.rateAnswer(id, isHelpful).catch(() => setSaid(said));
  };
  return (
    <fieldset className={styles.rating} aria-label={t`Did this help?`}>
      <span aria-hidden>
        <Trans>Did this help?</Trans>
      </span>
      <Chip selected={said === true} onClick={() => say(true)}>
        <Trans>Helpful</Trans>
      </Chip>
      <Chip selected={said === false} onClick={() => say(false)}>
        <Trans>Not helpful</Trans>
      </Chip>
      <output className={styles.thanks}>
        {said === true && <Trans>Thank you.</Trans>}
        {said === false && (
          <Trans>
            Thank you. <TextButton render={<Link to={supportPaths.chat()} />}>Write to us</TextButton>
          </Trans>
        )}
      </output>
    </fieldset>
  );
}
