import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button } from '@ezwallet/ui';
import { homePaths } from '../../../world/paths.ts';

/** The way out of a screen that is closed. Back would not lead to it again. */
export function BackToHome() {
  const navigate = useNavigate();
  return (
    <Button size={32} variant="tint" onClick={() => void navigate(homePaths.home(), { replace: true })}>
      <Trans>Back to home</Trans>
    </Button>
  );
}
