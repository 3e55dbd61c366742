import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { DayOfProfits } from '@ezwallet/domain-stores';
import { Amount, Card, Empty, List, ListItem } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { dateText, workingDays } from '../model/profits.ts';

/** A signed amount. The minus is U+2212, as everywhere. */
const signed = (amount: string): string =>
  `${amount.startsWith('-') ? '\u2212' : '+'}${moneyText(amount.replace('-', ''), 'USDT')}`;

/** The days of a period with a trade, the newest first. */
export const ProfitDays = observer(function ProfitDays({ days }: { days: readonly DayOfProfits[] }) {
  const { t } = useLingui();
  const { hideAmounts } = useStores().settings;
  const rows = workingDays(days);
  if (rows.length === 0) {
    return (
      <Empty
        picture={pictures.chart}
        title={t`No income in this period`}
        description={t`What you earn with completed trades will appear here.`}
      />
    );
  }
  return (
    <Card padding="flush" title={t`By day`}>
      <List>
        {rows.map(({ date, bills, turnover, spread, rebate, income }) => {
          const count = t`${plural(bills, { one: '# trade', other: '# trades' })}`;
          const whole = moneyText(turnover, 'USDT');
          const margin = signed(spread);
          const bonus = signed(rebate);
          return (
            <ListItem
              key={date}
              title={dateText(date)}
              description={joinFacts([count, !hideAmounts && whole])}
              value={
                <Amount
                  value={income}
                  currency="USDT"
                  decimals={shownDecimals(income)}
                  size={15}
                  sign="always"
                  tone="change"
                  hidden={hideAmounts}
                />
              }
              valueDescription={hideAmounts ? undefined : t`Spread ${margin}, rebate ${bonus}`}
            />
          );
        })}
      </List>
    </Card>
  );
});
