import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Card } from '@ezwallet/ui';
import { Meter } from '../../../shared/meter/Meter.tsx';
import { useStores } from '../../../world/StoresContext.tsx';
import styles from './limits.module.css';
import type { LimitProps } from './LimitProps.ts';

/** From this share on, the bar shows a warning. */
const NEARLY_USED = 0.9;

/** How much of the limit is used today, and how much is left. */
export const Today = observer(function Today<Value>({ kind, limit, current }: Omit<LimitProps<Value>, 'store'>) {
  const { t, i18n } = useLingui();
  const { hideAmounts } = useStores().settings;
  // Numbers of orders are no amounts.
  const isHidden = hideAmounts && kind.hidden !== undefined;
  const share = isHidden ? 0 : kind.share(limit.used, current);
  const own = (value: Value) => (hideAmounts ? kind.hidden : undefined) ?? kind.format(value);
  const used = own(limit.used);
  const whole = kind.format(current);
  const left = own(kind.left(current, limit.used));
  return (
    <Card className={styles.today}>
      <p className={styles.label}>
        <Trans>Left today</Trans>
      </p>
      <p className={styles.left}>
        <bdi>{left}</bdi>
      </p>
      <Meter
        label={t`Used today`}
        text={t`${used} of ${whole} used, ${left} left`}
        share={share}
        tone={share >= NEARLY_USED ? 'warning' : 'plain'}
      />
      <p className={styles.ends}>
        <span>{t`Used ${used}`}</span>
        <span>{limit.switchOn ? t`Your limit ${whole}` : t`Platform limit ${whole}`}</span>
      </p>
      <p className={styles.note}>
        <span>{i18n._(kind.counts)}</span>
        <span>
          <Trans>Limits reset at midnight (UTC+8).</Trans>
        </span>
      </p>
    </Card>
  );
});
