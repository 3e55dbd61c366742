import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { dialog, List, ListItem, Switch, toast } from '@ezwallet/ui';
import type { LimitProps } from './LimitProps.ts';

/** Whether one's own limit holds at all, and the way to forget it. */
export const LimitOff = observer(function LimitOff<Value>({ kind, store }: LimitProps<Value>) {
  const { t } = useLingui();
  const limit = store.limit.value;
  if (!limit || (limit.limit === null && !limit.switchOn)) return null;
  const most = kind.format(limit.max);
  const own = limit.limit === null ? '' : kind.format(limit.limit);

  const turn = async (on: boolean) => {
    if (on) {
      if (limit.limit !== null && (await store.set(limit.limit)) === null) toast.success(t`${own} holds now`);
      return;
    }
    await dialog.confirm({
      title: t`Switch your limit off?`,
      content: t`In 24 hours the platform’s limit of ${most} holds. Your number is kept.`,
      confirmText: t`Switch off`,
      onConfirm: () => store.close(),
    });
  };
  const forget = () =>
    void dialog.confirm({
      title: t`Forget your limit?`,
      content: t`In 24 hours the platform’s limit of ${most} holds, and your number is gone.`,
      confirmText: t`Forget it`,
      danger: true,
      onConfirm: () => store.reset(),
    });
  return (
    <List framed>
      <ListItem
        title={t`Own limit`}
        note={limit.switchOn ? t`${own} a day` : t`Off; the platform’s limit holds`}
        control={<Switch checked={limit.switchOn} onChange={turn} />}
      />
      {store.resettable && <ListItem title={t`Forget my limit`} tone="danger" chevron={false} onClick={forget} />}
    </List>
  );
});
