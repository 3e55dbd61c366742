import { useLingui } from '@lingui/react/macro';
import { dialog, List, ListItem, Switch, toast } from '@ezwallet/ui';
import type { LimitProps } from './LimitProps.ts';

/** The switch for the person's own limit, and the button to delete it. */
export function LimitOff<Value>({
  kind,
  store: { change, forgets },
  limit: { limit, max, switchOn },
}: LimitProps<Value>) {
  const { t } = useLingui();
  if (limit === null && !switchOn) return null;
  const most = kind.format(max);
  const own = limit === null ? '' : kind.format(limit);
  const turnOn = async () => {
    if (limit !== null && (await change.submit({ limit }))) toast.success(t`Limit is now ${own}`);
  };
  const turnOff = () =>
    dialog.confirm({
      title: t`Turn off your limit?`,
      description: t`The platform limit of ${most} applies after 24 hours. We keep your setting.`,
      confirmText: t`Turn off`,
      onConfirm: () => change.submit('off'),
    });
  const forget = () =>
    dialog.confirm({
      title: t`Delete your limit?`,
      description: t`The platform limit of ${most} applies after 24 hours. We delete your setting.`,
      confirmText: t`Delete`,
      danger: true,
      onConfirm: () => change.submit('forget'),
    });
  return (
    <List framed>
      <ListItem
        title={t`Your limit`}
        description={switchOn ? t`${own} per day` : t`Off. The platform limit applies.`}
        control={<Switch checked={switchOn} onChange={(on) => (on ? turnOn() : turnOff().then(() => undefined))} />}
      />
      {forgets && <ListItem title={t`Delete my limit`} tone="danger" chevron={false} onClick={() => void forget()} />}
    </List>
  );
}
