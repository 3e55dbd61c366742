import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import type { WithdrawalAllowance } from '@ezwallet/domain-stores';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';
import { kycPaths } from '../../../world/paths.ts';

/** Takes the place of the form while the level of the account allows no withdrawal: why, and what changes it. */
export function VerifyFirst({ level }: Pick<WithdrawalAllowance, 'level'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Empty
      picture={pictures.shield}
      title={t`Verify your identity to withdraw`}
      description={t`Your account has KYC level ${level}, which allows no withdrawals. Your money is safe.`}
      action={
        <>
          <Button size={32} variant="tint" onClick={() => void navigate(kycPaths.levels())}>
            <Trans>Verify identity</Trans>
          </Button>
          <br />
          <QuestionLink code="verification-levels">
            <Trans>What do the levels change?</Trans>
          </QuestionLink>
        </>
      }
    />
  );
}
