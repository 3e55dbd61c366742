import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AcceptorConfig } from '@ezwallet/api-client/contract';
import { type AcceptorSettings, type AcceptorTerms, TicketGate } from '@ezwallet/domain-stores';
import { AmountField, Button, SegmentedControl, toast } from '@ezwallet/ui';
import { accept, parseAmount, USDT_PLACES } from '@ezwallet/validators';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { PasswordSheet, useEnsurePaymentPassword } from '../../confirm/index.ts';
import { OFFSET_MAX, type OffsetSide, readOffset, splitOffset } from '../model/offset.ts';
import styles from './acceptors.module.css';

interface Typed {
  readonly side: OffsetSide;
  readonly priceOffset: string;
  readonly dailyQuota: string;
}

interface Ready extends AcceptorTerms {
  readonly side: OffsetSide;
}

/** The price against the market's, and the quota of a day. */
export const TermsForm = observer(function TermsForm({
  settings,
  config,
}: {
  settings: AcceptorSettings;
  config: AcceptorConfig;
}) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const [gate] = useState(() => new TicketGate(deps));
  const ensurePassword = useEnsurePaymentPassword();
  const save = async (terms: AcceptorTerms): Promise<true | null> =>
    (await ensurePassword())
      ? await gate.pass({ scene: 'lots', confirmed: terms }, (ticket) => settings.save(terms, ticket))
      : null;
  const [form, field] = useForm<Typed, Ready, true | null>(() => {
    const { side, distance } = splitOffset(config.priceOffset);
    return {
      values: { side, priceOffset: distance, dailyQuota: config.dailyQuota },
      checks: {
        side: (chosen) => accept(chosen),
        priceOffset: (text, values) => readOffset(text, values.side),
        dailyQuota: (text) => parseAmount(text, { form: 'typed', decimals: USDT_PLACES }),
      },
      send: ({ priceOffset, dailyQuota }) => save({ priceOffset, dailyQuota }),
    };
  });
  const { side } = form.values;
  const offsetWords = ({ priceOffset }: AcceptorTerms) => {
    const { side: chosen, distance } = splitOffset(priceOffset);
    return chosen === 'below' ? t`${distance} % below the market` : t`${distance} % above the market`;
  };
  const { ready } = form;
  return (
    <>
      <FormView
        form={form}
        label={t`Price and quota`}
        className={styles.form}
        onDone={() => toast.success(t`Saved. It applies to new offers.`)}
      >
        <div className={styles.lines}>
          <SegmentedControl
            block
            label={t`Side of the market price`}
            value={side}
            onChange={(next) => form.set('side', next)}
            items={[
              { value: 'below', label: t`Below the market` },
              { value: 'above', label: t`Above the market` },
            ]}
          />
          <AmountField
            label={t`Distance from the market price`}
            description={t`At most ${OFFSET_MAX} %. It applies to all your ranges.`}
            name="priceOffset"
            decimals={2}
            currency="%"
            {...field('priceOffset')}
          />
        </div>
        <AmountField
          label={t`Daily quota`}
          description={t`You get no more offers once today’s trades reach it. The day starts at midnight (UTC+8).`}
          name="dailyQuota"
          decimals={2}
          currency="USDT"
          {...field('dailyQuota')}
        />
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </FormView>
      <PasswordSheet
        gate={gate}
        title={t`Save price and quota`}
        facts={
          ready
            ? [
                { label: t`Price`, value: offsetWords(ready) },
                { label: t`Daily quota`, value: moneyText(ready.dailyQuota, 'USDT') },
              ]
            : []
        }
      />
    </>
  );
});
