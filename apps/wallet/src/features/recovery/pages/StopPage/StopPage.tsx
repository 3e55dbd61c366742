import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, Resource, Submission } from '@ezwallet/domain-stores';
import { Button, Result, Skeleton } from '@ezwallet/ui';
import { DeadLink } from '../../../../shared/layout/DeadLink.tsx';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { homePaths, recoveryPaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { failureMessage } from '../../../../shared/errors/refusalMessage.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { FrozenFacts } from '../../components/FrozenFacts.tsx';
import styles from '../../components/recovery.module.css';

/** The router does not see a change of the fragment alone. */
function followFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Where a link in a notice leads. Another link in the same tab changes only the fragment. */
export function StopPage() {
  const hash = useSyncExternalStore(followFragment, () => location.hash);
  return <Stop key={hash} token={hash.slice(1) || '-'} />;
}

/** A button stops what the notice was about, so that a preview of the link does nothing. */
const Stop = observer(function Stop({ token }: { token: string }) {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const navigate = useNavigate();
  const [{ link, stopping }] = useState(() => {
    const { stopByLink } = deps.api.user;
    return {
      link: new Resource(() => stopByLink({ token })),
      stopping: new Submission({ send: () => stopByLink({ token, confirm: true }) }),
    };
  });
  useEffect(() => {
    void link.load();
    // The end of a session, as by the login that the notice is about, aborts every call of this page.
    return app.session.onEnd(() => void link.reload());
  }, [link, app.session]);
  const { failure } = stopping;
  const home = () => void navigate(homePaths.home(), { replace: true });
  return (
    <Screen title={t`Protect your account`} onBack={home} backIcon="close">
      <Loaded
        of={link}
        className={styles.form}
        skeleton={<Skeleton height={220} />}
        failed={t`We could not check this link`}
        explain={(failure) =>
          failedWith<Contract['user']['stopByLink']>(failure, 'NO_THIS_TICKET') && (
            <DeadLink
              description={t`Log in to change your password or freeze your account.`}
              action={
                <Button size={32} variant="tint" render={<Link replace to={recoveryPaths.changePassword()} />}>
                  <Trans>Change password</Trans>
                </Button>
              }
            />
          )
        }
      >
        {({ stops, done }) =>
          done || stopping.output ? (
            <Result
              status="success"
              title={stops === 'account' ? t`The account is frozen` : t`The request is stopped`}
              description={
                stops === 'account'
                  ? t`Only support can open it again, after checking that it is you.`
                  : t`Nothing has changed. Log in and change your password soon.`
              }
              actions={
                stops !== 'account' && (
                  <Button block render={<Link replace to={recoveryPaths.changePassword()} />}>
                    <Trans>Change password</Trans>
                  </Button>
                )
              }
            />
          ) : (
            <>
              {stops === 'account' ? (
                <>
                  <p className={styles.lead}>
                    <Trans>Not you? Freeze the account now. This means:</Trans>
                  </p>
                  <FrozenFacts />
                </>
              ) : (
                <p className={styles.lead}>
                  <Trans>Not you? Stop this change now, and nothing in your account changes.</Trans>
                </p>
              )}
              <FormProblem problem={failure ? failureMessage(failure) : null} />
              <Button
                block
                variant={stops === 'account' ? 'danger' : 'primary'}
                loading={stopping.isBusy}
                onClick={() => void stopping.submit(undefined)}
              >
                {stops === 'account' ? <Trans>Freeze account</Trans> : <Trans>Stop the request</Trans>}
              </Button>
            </>
          )
        }
      </Loaded>
    </Screen>
  );
});
