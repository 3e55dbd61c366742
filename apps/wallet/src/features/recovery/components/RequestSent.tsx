import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button, Result } from '@ezwallet/ui';
import { authPaths } from '../../../world/paths.ts';
import { timeText } from '../../../shared/time/time-text.ts';

/** What happens with a request, and how its owner stops one that is not theirs. @param at epoch milliseconds */
export function RequestSent({ at }: { at: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const when = timeText(at);
  return (
    <Result
      status="pending"
      title={t`Request sent`}
      description={t`It takes effect on ${when}. We sent a notice to every phone and mailbox of the account. Whoever did not ask for this can stop it with the link in the notice. After it takes effect, money cannot leave the account for a while.`}
      actions={
        <Button block onClick={() => void navigate(authPaths.login(), { replace: true })}>
          <Trans>Done</Trans>
        </Button>
      }
    />
  );
}
