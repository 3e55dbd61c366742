import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Resource } from '@ezwallet/domain-stores';
import { List, ListItem, SkeletonRow, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import type { BrowserPush } from '../model/BrowserPush.ts';
import { openBrowserPush } from '../model/openBrowserPush.ts';
import { stateWords } from '../model/stateWords.ts';

/** Notifications in this browser: a switch, what the browser says, and how much they tell. */
export const PushRows = observer(function PushRows() {
  const { t } = useLingui();
  const world = useWorld();
  const [state] = useState(() => {
    const push = openBrowserPush(world);
    return new Resource<BrowserPush>(async () => {
      await push.load();
      return push;
    });
  });
  useEffect(() => void state.load(), [state]);
  return (
    <Loaded
      of={state}
      failed={t`We could not load your settings`}
      skeleton={
        <List framed>
          <SkeletonRow />
          <SkeletonRow />
        </List>
      }
    >
      {(push) => <Rows push={push} />}
    </Loaded>
  );
});

const Rows = observer(function Rows({ push }: { push: BrowserPush }) {
  const { t, i18n } = useLingui();
  const { status, isServed } = push;
  const canChange = status === 'on' || (status === 'off' && isServed);
  const change = async (on: boolean) => {
    try {
      await (on ? push.turnOn() : push.turnOff());
    } catch {
      toast.fail(t`Notifications could not be changed. Try again.`);
    }
  };
  return (
    <List framed aria-label={t`Notifications`}>
      <ListItem
        icon={glyphs.bell}
        title={t`On this device`}
        description={i18n._(stateWords(push))}
        control={<Switch checked={status === 'on'} disabled={!canChange} onChange={change} />}
      />
      <ListItem
        icon={glyphs.eye}
        title={t`Show details`}
        description={t`Amounts and order details appear in notifications, also on a locked screen`}
        control={<Switch checked={push.details} onChange={push.showDetails} />}
      />
    </List>
  );
});
