import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { dialog, List, ListItem, Switch, toast } from '@ezwallet/ui';
import type { LimitProps } from './LimitProps.ts';

/** The switch for the person's own limit, and the button to delete it. */
export const LimitOff = observer(function LimitOff<Value>({ kind, store }: LimitProps<Value>) {
  const { t } = useLingui();
  const limit = store.limit.value;
  if (!limit || (limit.limit === null && !limit.switchOn)) return null;
  const most = kind.format(limit.max);
  const own = limit.limit === null ? '' : kind.format(limit.limit);

  const turn = async (on: boolean) => {
    if (on) {
      if (limit.limit !== null && (await store.set(limit.limit)) === null) toast.success(t`Limit is now ${own}`);
      return;
    }
    await dialog.confirm({
      title: t`Turn off your limit?`,
      description: t`The platform limit of ${most} applies after 24 hours. We keep your setting.`,
      confirmText: t`Turn off`,
      onConfirm: () => store.close(),
    });
  };
  const forget = () =>
    void dialog.confirm({
      title: t`Delete your limit?`,
      description: t`The platform limit of ${most} applies after 24 hours. We delete your setting.`,
      confirmText: t`Delete`,
      danger: true,
      onConfirm: () => store.reset(),
    });
  return (
    <List framed>
      <ListItem
        title={t`Your limit`}
        description={limit.switchOn ? t`${own} per day` : t`Off. The platform limit applies.`}
        control={<Switch checked={limit.switchOn} onChange={turn} />}
      />
      {store.resettable && <ListItem title={t`Delete my limit`} tone="danger" chevron={false} onClick={forget} />}
    </List>
  );
});
