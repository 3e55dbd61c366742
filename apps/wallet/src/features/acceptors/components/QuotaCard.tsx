import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AcceptorConfig } from '@ezwallet/api-client/contract';
import { Card } from '@ezwallet/ui';
import { compareAmounts, subtractAmounts, toMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { Meter } from '../../../shared/meter/Meter.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import styles from './acceptors.module.css';

/** From this share on, the bar shows a warning. */
const NEARLY_USED = 0.9;
/** Number of parts of the quota for drawing. */
const PARTS = 1_000n;

const shareOf = (used: string, whole: string): number =>
  Number((toMinorUnits(used, USDT_PLACES) * PARTS) / toMinorUnits(whole, USDT_PLACES)) / Number(PARTS);

interface QuotaCardProps {
  config: Pick<AcceptorConfig, 'dailyQuota' | 'usedToday'>;
  /** The screen itself has the field for it. */
  isSetHere?: boolean;
}

/** How much of the day's quota is used, and how much is left. */
export const QuotaCard = observer(function QuotaCard({
  config: { dailyQuota, usedToday },
  isSetHere = false,
}: QuotaCardProps) {
  const { t } = useLingui();
  const { hideAmounts } = useStores().settings;
  const ownMoney = useOwnMoney();
  if (compareAmounts(dailyQuota, '0') === 0) {
    return (
      <Card padding="compact">
        <div className={styles.lines}>
          <p className={styles.line}>
            <span className={styles.muted}>{t`Daily quota`}</span>
            <span>{t`Not set`}</span>
          </p>
          <p className={styles.muted}>
            {isSetHere
              ? t`Set a daily quota to receive offers.`
              : t`Set a daily quota under Ranges and price to receive offers.`}
          </p>
        </div>
      </Card>
    );
  }
  const whole = moneyText(dailyQuota, 'USDT');
  const used = ownMoney(usedToday, 'USDT');
  const left = ownMoney(
    compareAmounts(dailyQuota, usedToday) > 0 ? subtractAmounts(dailyQuota, usedToday) : '0',
    'USDT',
  );
  const share = hideAmounts ? 0 : shareOf(usedToday, dailyQuota);
  return (
    <Card padding="compact">
      <div className={styles.lines}>
        <p className={styles.line}>
          <span className={styles.muted}>{t`Daily quota`}</span>
          <bdi>{whole}</bdi>
        </p>
        <Meter
          label={t`Quota used today`}
          text={t`${used} of ${whole} used, ${left} left`}
          share={share}
          tone={share >= NEARLY_USED ? 'warning' : 'plain'}
        />
        <p className={styles.ends}>
          <span>{t`Used ${used}`}</span>
          <span>{t`Left ${left}`}</span>
        </p>
      </div>
    </Card>
  );
});
