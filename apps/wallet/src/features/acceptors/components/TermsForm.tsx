import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AcceptorConfig } from '@ezwallet/api-client/contract';
import type { AcceptorSettings, AcceptorTerms } from '@ezwallet/domain-stores';
import { AmountField, Button, SegmentedControl, toast } from '@ezwallet/ui';
import { accept, parseAmount, USDT_PLACES } from '@ezwallet/validators';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
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
export const TermsForm = observer(function TermsForm({ settings, config }: { settings: AcceptorSettings; config: AcceptorConfig }) {
  const { t } = useLingui();
  const [form, field] = useForm<Typed, Ready, true>(() => {
    const { side, distance } = splitOffset(config.priceOffset);
    return {
      values: { side, priceOffset: distance, dailyQuota: config.dailyQuota },
      checks: {
        side: (chosen) => accept(chosen),
        priceOffset: (text, values) => readOffset(text, values.side),
        dailyQuota: (text) => parseAmount(text, { form: 'typed', decimals: USDT_PLACES }),
      },
      send: ({ priceOffset, dailyQuota }) => settings.save({ priceOffset, dailyQuota }),
    };
  });
  const { side } = form.values;
  return (
    <FormView form={form} label={t`Price and quota`} className={styles.form} onDone={() => toast.success(t`Saved. It applies to new offers.`)}>
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
  );
});
