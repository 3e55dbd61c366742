import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { Tag, TicketCard } from '@ezwallet/ui';
import { activityPaths, invitationPaths } from '../../../world/paths.ts';
import { dayText } from '../../../shared/time/time-text.ts';
import { voucherWorthWords } from '../../vouchers/index.ts';
import type { Activities } from '../model/Activities.ts';
import { activityName, activityRule } from '../model/activity-words.ts';
import styles from './activities.module.css';

interface ActivityTicketProps {
  activity: OfferedActivity;
  activities: Activities;
}

/** One activity as a ticket: the whole ticket opens it, and its button does what it asks for. */
export const ActivityTicket = observer(function ActivityTicket({ activity, activities }: ActivityTicketProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { activityCode, kind, reward, rewardCurrency, voucher, startDate, endDate } = activity;
  const say = (words: string | MessageDescriptor) => (typeof words === 'string' ? words : i18n._(words));
  const stub = voucher ? voucherWorthWords(voucher) : { amount: reward, unit: rewardCurrency };
  const name = say(activityName(activity));
  const state = activities.stateOf(activity);
  const isOver = state === 'credited' || state === 'ended';
  const open = () => void navigate(activityPaths.activity({ code: activityCode }));
  const validity =
    state === 'soon'
      ? t`Starts ${dayText(startDate)}`
      : state === 'ended'
        ? t`Ended ${dayText(endDate)}`
        : t`Until ${dayText(endDate)}`;
  const mark =
    state === 'credited' ? (
      <Tag tone="success">{t`Credited`}</Tag>
    ) : state === 'ended' ? (
      <Tag>{t`Ended`}</Tag>
    ) : state === 'usedUp' ? (
      <Tag>{t`All rewards taken`}</Tag>
    ) : null;
  const isInvitation = kind === 'invite';
  return (
    <li className={styles.ticket}>
      <TicketCard
        amount={say(stub.amount)}
        currency={say(stub.unit)}
        title={name}
        limits={i18n._(activityRule(activity))}
        validity={validity}
        state={isOver ? 'used' : 'usable'}
        mark={mark ?? undefined}
        onUse={state !== 'running' ? undefined : isInvitation ? () => void navigate(invitationPaths.own()) : open}
        useText={isInvitation ? t({ message: 'Invite', context: 'button of an activity' }) : t`Open`}
      />
      <button type="button" className={styles.cover} aria-label={t`Details: ${name}`} onClick={open} />
    </li>
  );
});
