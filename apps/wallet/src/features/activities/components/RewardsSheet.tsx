import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Drawer, Empty, List, ListItem } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import type { Activities } from '../model/Activities.ts';
import { activityName } from '../model/activity-words.ts';
import { rewardWords } from '../model/rewardWords.ts';
import { useRewardText } from '../model/useRewardText.ts';

interface RewardsSheetProps {
  open: boolean;
  onClose: () => void;
  activities: Activities;
}

/** All rewards of the person, the newest first, with where each is. */
export const RewardsSheet = observer(function RewardsSheet({ open, onClose, activities }: RewardsSheetProps) {
  const { t, i18n } = useLingui();
  const ownMoney = useOwnMoney();
  const rewardText = useRewardText();
  const rewards = (activities.offered.value ?? [])
    .flatMap((activity) =>
      (activities.progressOf(activity)?.rewards ?? []).map((reward, at) => ({
        ...reward,
        key: `${activity.activityCode} ${at}`,
        name: activityName(activity),
        value: activity.voucher ? rewardText(activity) : ownMoney(reward.amount, activity.rewardCurrency),
      })),
    )
    .toSorted((a, b) => b.at - a.at);
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title={t`Your rewards`}>
      <Loaded of={activities.progress} failed={t`We could not load your rewards`} skeleton={null}>
        {() =>
          rewards.length === 0 ? (
            <Empty
              picture={pictures.coupon}
              title={t`No rewards yet`}
              description={t`Rewards that you earn appear here.`}
            />
          ) : (
            <List>
              {rewards.map(({ key, name, value, state, at }) => (
                <ListItem
                  key={key}
                  title={typeof name === 'string' ? name : i18n._(name)}
                  description={`${i18n._(rewardWords[state])} · ${timeText(at)}`}
                  value={value}
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Drawer>
  );
});
