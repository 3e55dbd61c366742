import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RechargeAddress } from '@ezwallet/api-client/contract';
import type { DepositNetwork } from '@ezwallet/domain-stores';
import { Card, CopyField, Details } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { warningOf } from '../model/depositWords.ts';
import shared from '../../../shared/receive/receive.module.css';
import styles from './DepositFacts.module.css';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

/** The most decimal places of any currency. */
const PLACES = 8;

interface DepositFactsProps {
  currency: string;
  /** The network's name in a sentence. */
  protocol: string;
  network: DepositNetwork;
  address: RechargeAddress;
}

/** What the person must know before they send, and when the deposit is credited. */
export function DepositFacts({ currency, protocol, network, address }: DepositFactsProps) {
  const { t, i18n } = useLingui();
  const { min, confirmations, contract, warning } = address;
  const least = `${formatAmount(min, { decimals: PLACES, minDecimals: 0 })} ${currency}`;
  const { minutes } = network;
  return (
    <>
      <Card tone="warning" icon={glyphs.warning} title={t`Send only ${currency} on ${protocol}`}>
        <p>
          {i18n._(warningOf(warning, currency))}{' '}
          {t`Minimum ${least}. We credit it after ${plural(confirmations, {
            one: '# confirmation',
            other: '# confirmations',
          })}.`}
        </p>
      </Card>
      <Card padding="flush">
        <Details
          items={[
            {
              label: t`Usual arrival time`,
              value: t`About ${plural(minutes, { one: '# minute', other: '# minutes' })}`,
            },
          ]}
        />
        {contract !== '' && (
          <CopyField className={styles.contract} label={t`Token contract`} value={contract}>
            {shortAddress(contract)}
          </CopyField>
        )}
      </Card>
      {contract !== '' && (
        <p className={shared.hint}>
          <Trans>Check that this contract matches the token you send. Different tokens can have the same name.</Trans>
        </p>
      )}
      <QuestionLink code="deposit-time">
        <Trans>When can I use a deposit?</Trans>
      </QuestionLink>
    </>
  );
}
