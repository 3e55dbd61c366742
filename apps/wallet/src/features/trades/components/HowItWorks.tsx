import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Trade } from '@ezwallet/api-client/contract';
import { Drawer, TextButton } from '@ezwallet/ui';
import { clockText } from '../../../shared/time/time-text.ts';
import styles from './HowItWorks.module.css';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

/** What a buyer can read about paying for an order, behind one tap. */
export function HowItWorks({ trade: { extension } }: { trade: Trade }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const time = extension === null ? '' : clockText(extension.opensAt);
  return (
    <>
      <TextButton size={12} onClick={() => setOpen(true)}>
        <Trans>How it works</Trans>
      </TextButton>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t`How it works`}>
        <ol className={styles.rules}>
          <li>
            <Trans>Pay the exact amount from your own account, and mark the order as paid.</Trans>
          </li>
          <li>
            <Trans>The coins are in escrow. The seller can no longer spend them.</Trans>
          </li>
          <li>
            <Trans>The seller checks the payment and releases the coins.</Trans>
          </li>
          <li>
            <Trans>If the seller does not release in time, you can open an appeal.</Trans>
          </li>
          {extension !== null && (
            <li>
              <Trans>
                Need more time? From {time}, you can add {extension.minutes} min once.
              </Trans>
            </li>
          )}
        </ol>
        <QuestionLink code="payer-account">
          <Trans>Which account may I pay from?</Trans>
        </QuestionLink>
      </Drawer>
    </>
  );
}
