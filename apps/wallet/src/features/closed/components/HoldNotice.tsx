import { Trans, useLingui } from '@lingui/react/macro';
import type { HoldView } from '@ezwallet/api-client/contract';
import { holdWords } from '../model/closedWords.ts';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

/** Why money cannot leave the account, until when, and what can end it sooner. */
export function HoldNotice({ hold }: { hold: HoldView }) {
  const { i18n } = useLingui();
  const [why, sooner] = holdWords(hold);
  return (
    <>
      {i18n._(why)}
      <br />
      {i18n._(sooner)}
      <br />
      <QuestionLink code="security-hold">
        <Trans>Why does sending pause?</Trans>
      </QuestionLink>
    </>
  );
}
