import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Button, Card, Countdown, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { lateEscrowWords } from '../../talk/index.ts';
import { caseWords } from '../model/caseWords.ts';
import shared from './appeals.module.css';
import styles from './CaseHead.module.css';

interface CaseHeadProps {
  trade: Trade;
  state: keyof typeof caseWords;
  /** The time limit is over. */
  onEnd: () => void;
}

/** Where the case is, what happens next and until when, and where the money is. */
export function CaseHead({ trade, state, onEnd }: CaseHeadProps) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld();
  const { title, next } = caseWords[state];
  const until = trade.deadline?.kind === 'answer' ? trade.deadline.at : null;
  const held = moneyText(trade.escrow, trade.currency);
  const end = until === null ? '' : timeText(until);
  return (
    <Card aria-label={t`Status of the appeal`}>
      <div className={shared.head}>
        <h2 className={shared.title}>{i18n._(title)}</h2>
        {until !== null && <Countdown className={shared.clock} until={until} now={serverNow} onEnd={onEnd} />}
      </div>
      <p className={shared.next}>{i18n._(next[sideOf(trade)])}</p>
      {until !== null && (
        <p className={shared.quiet}>
          <Trans>Support decides after {end}.</Trans>
        </p>
      )}
      <p className={styles.money}>
        <Icon glyph={glyphs.lock} size={16} />
        <span>
          {state === 'late' ? (
            i18n._(lateEscrowWords(trade))
          ) : (
            <Trans>{held} stays on hold. Neither side can spend it.</Trans>
          )}
        </span>
      </p>
      <Button variant="tint" size={32} icon={glyphs.message} render={<Link to={orderPaths.chat(trade.billNo)} />}>
        <Trans>Open chat</Trans>
      </Button>
    </Card>
  );
}
