import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { Button } from '@ezwallet/ui';
import { authPaths } from '../../../world/paths.ts';
import styles from './Entrance.module.css';

/** Buttons for visitors: log in, or create an account. */
export function Entrance() {
  const navigate = useNavigate();
  return (
    <div className={styles.entrance}>
      <Button size={44} onClick={() => void navigate(authPaths.login())}>
        <Trans>Log in</Trans>
      </Button>
      <Button size={44} variant="secondary" onClick={() => void navigate(authPaths.register())}>
        <Trans>Create an account</Trans>
      </Button>
    </div>
  );
}
