import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { Button, dialog, TextButton } from '@ezwallet/ui';
import { activityPaths, authPaths, depositPaths, invitationPaths, tradePaths } from '../../../world/paths.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import type { ActivityState } from '../model/Activities.ts';
import { useRewardText } from '../model/useRewardText.ts';
import styles from './ActivityFooter.module.css';

interface ActivityFooterProps {
  activity: OfferedActivity;
  state: ActivityState;
  isMember: boolean;
}

/** The one thing to do next, and the terms. */
export function ActivityFooter({ activity, state, isMember }: ActivityFooterProps) {
  const { t } = useLingui();
  const { activityCode, kind, endDate, voucher, minAmount, perMember } = activity;
  const sum = useRewardText()(activity);
  const [least, end] = [moneyText(minAmount, 'USDT'), timeText(endDate)];
  const next = () => {
    if (state !== 'running' || kind === 'free') return { to: activityPaths.all(), words: t`All activities` };
    if (!isMember)
      return {
        to: authPaths.login({ from: activityPaths.activity({ code: activityCode }) }),
        words: t`Log in to join`,
      };
    if (kind === 'trade') return { to: tradePaths.buy(), words: t`Buy USDT` };
    if (kind === 'deposit') return { to: depositPaths.deposit({ currency: 'USDT' }), words: t`Deposit USDT` };
    return { to: invitationPaths.own(), words: t`Invite friends` };
  };
  const rules = [
    kind === 'invite'
      ? t`Each side gets ${sum} after the first completed trade of ${least} or more of the person who was invited.`
      : voucher
        ? t`You get a coupon: ${sum}. It is valid for ${plural(voucher.days, { one: '# day', other: '# days' })}. Only what is completed by ${end} and has ${least} or more counts.`
        : t`You get ${sum} in your balance. Only what is completed by ${end} and has ${least} or more counts.`,
    perMember === null ? '' : t`Rewards of one person: ${perMember} at most.`,
    t`When all rewards are taken, the activity brings no more. We check unusual cases first, and give no reward for accounts that one person opened.`,
  ].filter((rule) => rule !== '');
  const { to, words } = next();
  return (
    <>
      <Button block render={<Link to={to} />}>
        {words}
      </Button>
      <p className={styles.note}>
        {state === 'ended' ? <Trans>Ended {end}</Trans> : <Trans>Completed by {end}</Trans>}
        {' · '}
        <TextButton
          onClick={() => void dialog.alert({ title: t`Terms`, description: rules.join(' '), confirmText: t`Got it` })}
        >
          <Trans>Terms</Trans>
        </TextButton>
      </p>
    </>
  );
}
