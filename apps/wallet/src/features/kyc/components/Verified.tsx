import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, Result } from '@ezwallet/ui';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { payAccountPaths } from '../../../world/paths.ts';
import { IdentityFacts } from './IdentityFacts.tsx';
import styles from './kyc.module.css';

/** What the verification came to, and what it makes possible. */
export const Verified = observer(function Verified({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { info } = useSessionStores().identity;
  useEffect(() => void info.load(), [info]);
  return (
    <Result
      status="success"
      fresh
      felt
      title={t`Your identity is verified`}
      description={t`You can withdraw and trade now. To receive money for what you sell, add a payment account.`}
      actions={
        <>
          <Button block render={<Link replace to={payAccountPaths.all()} />}>
            <Trans>Add payment account</Trans>
          </Button>
          <Button block variant="secondary" onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {info.value && <IdentityFacts info={info.value} className={styles.facts} />}
    </Result>
  );
});
