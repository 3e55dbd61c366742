import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AcceptorConfig } from '@ezwallet/api-client/contract';
import type { AcceptorSettings } from '@ezwallet/domain-stores';
import { Card, Countdown, List, ListItem, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { clockText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './acceptors.module.css';

/** Long enough to read a sentence, in milliseconds. */
const SHOWN_FOR = 5_000;
/** Missed offers within an hour that make a pause of an hour. */
const MOST = 3;

interface StatusCardProps {
  settings: AcceptorSettings;
  config: AcceptorConfig;
}

/** The switch between online and offline, and missed offers with the pause that they make. */
export const StatusCard = observer(function StatusCard({ settings, config }: StatusCardProps) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld();
  const { online, offlineUntil, missesInHour } = config;
  if (offlineUntil !== null) {
    const time = clockText(offlineUntil);
    return (
      <Card tone="warning" icon={glyphs.pause} title={t`Paused until ${time}`}>
        <div className={styles.lines}>
          <p>
            <Trans>
              You missed {missesInHour} offers within an hour. Until {time}, you get no new offers.
            </Trans>
          </p>
          <p className={styles.line}>
            <span className={styles.muted}>
              <Trans>Time left</Trans>
            </span>
            <Countdown
              className={styles.clock}
              until={offlineUntil}
              now={serverNow}
              onEnd={() => void settings.config.reload()}
            />
          </p>
        </div>
      </Card>
    );
  }
  const turn = async (on: boolean) => {
    await settings.switching.submit(on);
    const { failure } = settings.switching;
    if (!failure) return;
    const words = failureMessage(failure);
    if (words) toast.fail(i18n._(words), { duration: SHOWN_FOR });
  };
  const canSwitch = settings.canSwitch.value ?? true;
  return (
    <List framed>
      <ListItem
        icon={online ? glyphs.flash : glyphs.pause}
        title={online ? t`Online` : t`Offline`}
        description={
          !canSwitch
            ? t`The platform has closed this for now.`
            : online
              ? t`You get offers for your ranges.`
              : t`You get no offers while you are offline.`
        }
        disabled={!canSwitch}
        control={<Switch checked={online} disabled={!canSwitch} onChange={turn} />}
      />
      <ListItem
        icon={glyphs.clock}
        title={t`Missed in the last hour`}
        description={t`After ${MOST} missed offers you go offline for an hour.`}
        value={t`${missesInHour} of ${MOST}`}
        {...(missesInHour > 0 ? { valueState: 'warning' as const } : {})}
      />
    </List>
  );
});
