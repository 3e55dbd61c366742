import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button, Card, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { timeText } from '../../../shared/time/time-text.ts';
import styles from './limits.module.css';
import type { LimitProps } from './LimitProps.ts';

/** A rise that waits for its start, and the button to cancel it. */
export const Waiting = observer(function Waiting<Value>({
  kind,
  store: { change },
  limit,
  current,
}: LimitProps<Value>) {
  const { t } = useLingui();
  if (limit.next === null || limit.nextAt === null) return null;
  const next = kind.format(limit.next);
  const now = kind.format(current);
  const from = timeText(limit.nextAt);
  const keep = async () => {
    if (await change.submit({ limit: current })) toast.success(t`Your limit stays at ${now}`);
  };
  return (
    <Card tone="warning" icon={glyphs.clock} title={t`Increases to ${next}`} aria-label={t`Increases to ${next}`}>
      <p>
        <Trans>
          Starts {from}. Until then, your limit is {now}.
        </Trans>
      </p>
      <Button className={styles.keep} size={32} variant="tint" disabled={change.isBusy} onClick={() => void keep()}>
        <Trans>Keep {now}</Trans>
      </Button>
    </Card>
  );
});
