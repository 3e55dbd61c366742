import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Amount, dialog, PullToRefresh, Skeleton, TextButton } from '@ezwallet/ui';
import { homePaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { AcceptInvitation } from '../../components/AcceptInvitation.tsx';
import { InvitationCard } from '../../components/InvitationCard.tsx';
import { InvitedPeople } from '../../components/InvitedPeople.tsx';
import { Invitations } from '../../model/Invitations.ts';
import styles from './InvitationPage.module.css';

/** The person's own invitation: code, link, picture, the people who followed it, and what it brought. */
export const InvitationPage = observer(function InvitationPage() {
  const { t } = useLingui();
  const { deps, app, visit } = useWorld();
  const [invitations] = useState(() => new Invitations(deps));
  useEffect(() => void invitations.reload(), [invitations]);
  const { hideAmounts } = app.settings;
  const tellRules = () =>
    void dialog.alert({
      title: t`Invitation rules`,
      description: t`A friend counts who joins with your link or code, or enters it within 24 hours, on a device of their own. The reward comes to both of you after their first completed trade that is large enough. We check unusual cases first, such as many friends on one network, or more than 20 in a month.`,
      confirmText: t`Got it`,
    });
  return (
    <Screen
      title={t`Invite friends`}
      onBack={useGoBack(homePaths.home('mine'))}
      actions={
        <TextButton tone="subtle" className={styles.action} onClick={tellRules}>
          <Trans>Rules</Trans>
        </TextButton>
      }
    >
      <PullToRefresh className={styles.pull} onRefresh={invitations.reload}>
        <Loaded
          of={invitations.own}
          className={styles.page}
          failed={t`We could not load your invitation`}
          skeleton={
            <div className={styles.page}>
              <Skeleton height={220} />
              <Skeleton height={104} />
              <Skeleton height={48} />
            </div>
          }
        >
          {(own) => (
            <>
              <InvitationCard invitation={own} />
              <section className={styles.rewards} aria-label={t`Rewards`}>
                <div>
                  <h2 className={styles.label}>
                    <Trans>Rewards</Trans>
                  </h2>
                  <Amount
                    value={own.rewardTotal}
                    currency={own.rewardCurrency}
                    decimals={2}
                    size={28}
                    hidden={hideAmounts}
                  />
                </div>
                {own.offer && (
                  <span className={styles.aside}>
                    {t`${plural(own.leftThisMonth, { one: 'Up to # more friend this month', other: 'Up to # more friends this month' })}`}
                  </span>
                )}
              </section>
              {own.bindUntil !== null && (
                <AcceptInvitation code={visit.inviteCode} onDone={() => void invitations.own.reload()} />
              )}
              {own.inviter !== null && (
                <p className={styles.aside}>
                  <Trans>
                    <bdi>{own.inviter}</bdi> invited you
                  </Trans>
                </p>
              )}
              <InvitedPeople invitations={invitations} invitation={own} />
            </>
          )}
        </Loaded>
      </PullToRefresh>
    </Screen>
  );
});
