import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Trade } from '@ezwallet/api-client/contract';
import type { TradeChat } from '@ezwallet/domain-stores';
import { Chip } from '@ezwallet/ui';
import { ChipRow } from '../../../shared/filters/ChipRow.tsx';
import { quickPhrases } from '../model/quickPhrases.ts';
import styles from './Composer.module.css';

interface QuickPhrasesProps {
  trade: Trade;
  talk: Pick<TradeChat['talk'], 'draft' | 'type'>;
  /** The phrase is in the field. */
  onFilled: () => void;
}

/** Phrases for the moment of the trade. One fills the field, so that the person sees what they send, and can change it. */
export const QuickPhrases = observer(function QuickPhrases({ trade, talk, onFilled }: QuickPhrasesProps) {
  const { t, i18n } = useLingui();
  const phrases = quickPhrases(trade);
  if (phrases.length === 0 || talk.draft !== '') return null;
  return (
    <div className={styles.phrases}>
      <ChipRow label={t`Quick phrases`}>
        {phrases.map((phrase) => (
          <Chip
            key={phrase.id}
            onClick={() => {
              talk.type(i18n._(phrase));
              onFilled();
            }}
          >
            {i18n._(phrase)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
});
