import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '@ezwallet/domain-stores';
import { Button, Skeleton } from '@ezwallet/ui';
import { activityPaths, authPaths, homePaths, invitationPaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { LanguageButton } from '../../../../shared/language/LanguageButton.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { Rings } from '../../../../shared/rings/Rings.tsx';
import { dayText } from '../../../../shared/time/time-text.ts';
import { UserText } from '../../../../shared/people/UserText.tsx';
import { InvitationCoupons } from '../../components/InvitationCoupons.tsx';
import styles from './InvitedPage.module.css';

type Inviter = ResponseOf<Contract['user']['inviterOf']>;

/** The page behind an invitation: who invites, what for, and the way to an account. */
export const InvitedPage = observer(function InvitedPage() {
  const { t } = useLingui();
  const { deps, visit, app } = useWorld();
  const { signedIn } = app.session;
  const [code] = useState(() => visit.inviteCode);
  const [inviter] = useState(
    () =>
      new Resource<Inviter | null>(async () => {
        if (code === '') return null;
        return await deps.api.user.inviterOf({ invitationCode: code });
      }),
  );
  useEffect(() => void inviter.load(), [inviter]);
  return (
    <Screen
      title={t`Invitation`}
      onBack={useGoBack(homePaths.home())}
      actions={<LanguageButton />}
      footer={
        <div className={styles.actions}>
          {signedIn ? (
            <Button block render={<Link to={invitationPaths.own()} />}>
              <Trans>Invite friends</Trans>
            </Button>
          ) : (
            <>
              <Button block render={<Link to={authPaths.register()} />}>
                <Trans>Create an account</Trans>
              </Button>
              <Button block variant="secondary" render={<Link to={authPaths.login({ from: activityPaths.all() })} />}>
                <Trans>Log in</Trans>
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className={styles.page}>
        <Rings inner={44} step={20} thing="mark" className={styles.rings} />
        <Loaded
          of={inviter}
          className={styles.words}
          failed={t`We could not load the invitation`}
          skeleton={<Skeleton height={96} />}
          explain={({ code: why }) =>
            why === 'ARGS_INVALID' && (
              <Words
                title={t`This invitation is not valid`}
                text={t`You can create an account without it. Ask your friend for the link again.`}
              />
            )
          }
        >
          {(found) =>
            found === null ? (
              <Words
                title={t`This link has no invitation`}
                text={t`You can create an account without it. Ask your friend for the link again.`}
              />
            ) : (
              <Found inviter={found} isMember={signedIn} />
            )
          }
        </Loaded>
      </div>
    </Screen>
  );
});

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

function Found({ inviter: { nickMasked, offer }, isMember }: { inviter: Inviter; isMember: boolean }) {
  const { t } = useLingui();
  const sum = offer && moneyText(offer.reward, offer.rewardCurrency);
  const least = offer && moneyText(offer.minTrade, offer.rewardCurrency);
  return (
    <div className={styles.words}>
      <p className={styles.who}>
        <Trans>
          <UserText>{nickMasked}</UserText> invites you
        </Trans>
      </p>
      <h2 className={styles.title}>
        {sum ? (
          <Trans>
            {sum} for you, {sum} for <UserText>{nickMasked}</UserText>
          </Trans>
        ) : (
          <Trans>Your coins in one place</Trans>
        )}
      </h2>
      <p className={styles.text}>
        {offer
          ? t`After your first trade of ${least} or more, until ${dayText(offer.endDate)}. A trade between the two of you does not count.`
          : t`Transfers to a user number are instant and free.`}
      </p>
      <InvitationCoupons
        offer={offer}
        invited={t`A coupon for you`}
        inviter={
          <Trans>
            A coupon for <UserText>{nickMasked}</UserText>
          </Trans>
        }
      />
      {isMember && (
        <p className={styles.text}>
          <Trans>You have an account. If you joined less than 24 hours ago, accept the code on the next page.</Trans>
        </p>
      )}
    </div>
  );
}
