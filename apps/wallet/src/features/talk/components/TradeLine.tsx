import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Icon, Tag } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { lookOf, orderPath } from '../../orders/index.ts';
import styles from './line.module.css';

const TONES = { 2: 'success', 4: 'warning', 5: 'warning' } as const;

/** The order that a screen is about, in two lines. A tap opens it. */
export function TradeLine({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  const { status, currency, amount, fiat, fiatAmount, counterparty } = trade;
  const coins = moneyText(amount, currency);
  const facts = [moneyText(fiatAmount, fiat), counterparty?.nickMasked].filter((fact) => fact !== undefined);
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'neutral';
  return (
    <Link className={styles.line} to={orderPath(trade)}>
      <span className={styles.words}>
        <span className={styles.sum}>{sideOf(trade) === 'buyer' ? t`You buy ${coins}` : t`You sell ${coins}`}</span>
        <span className={styles.facts}>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
      </span>
      <span className={styles.state}>
        <Tag tone={tone}>{i18n._(lookOf(trade).name)}</Tag>
        <Icon glyph={glyphs.chevronRight} size={16} className={styles.chevron} />
      </span>
    </Link>
  );
}
