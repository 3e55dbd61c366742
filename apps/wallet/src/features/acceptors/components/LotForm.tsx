import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { AcceptorLot, PaymentWay } from '@ezwallet/domain-stores';
import { AmountField, Button, SegmentedControl, TextButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { payAccountPaths } from '../../../world/paths.ts';
import { PasswordSheet } from '../../confirm/index.ts';
import { methodLooks } from '../../orders/index.ts';
import { LOT_COIN, lotProblem } from '../model/lot-form.ts';
import { useLotForm } from '../model/useLotForm.ts';
import styles from './acceptors.module.css';
import { MethodsField } from './MethodsField.tsx';

interface LotFormProps {
  lots: readonly AcceptorLot[];
  at: number | undefined;
  ways: readonly PaymentWay[];
  onDone: () => void;
}

/** A lot: what the person does, the amounts, and the payment methods. */
export const LotForm = observer(function LotForm({ lots, at, ways, onDone }: LotFormProps) {
  const { t, i18n } = useLingui();
  const { form, field, gate, removing } = useLotForm(lots, at);
  const { side } = form.values;
  const { ready } = form;
  const isSale = side === 'sell';
  const problem = form.problem ?? (removing.failure ? lotProblem(removing.failure) : null);
  const remove = async () => {
    if (!(await removing.submit(undefined)) || removing.output === null) return;
    toast.success(t`Range deleted`);
    onDone();
  };
  const finish = () => {
    toast.success(t`Range saved`);
    onDone();
  };
  const facts = removing.isBusy
    ? [{ label: t`Remaining ranges`, value: String(lots.length - 1) }]
    : ready
      ? [
          { label: t`You`, value: isSale ? t`Sell at any time` : t`Buy at any time` },
          { label: t`Smallest amount`, value: moneyText(ready.min, LOT_COIN) },
          { label: t`Largest amount`, value: moneyText(ready.max, LOT_COIN) },
          {
            label: t`Payment methods`,
            value: ready.methods.map((method) => i18n._(methodLooks[method].name)).join(', '),
          },
        ]
      : [];
  return (
    <>
      <FormView form={form} label={t`Range`} className={styles.form} onDone={finish}>
        <SegmentedControl
          block
          label={t`Your side`}
          value={side}
          onChange={(next) => form.set('side', next)}
          items={[
            { value: 'sell', label: t`I sell` },
            { value: 'buy', label: t`I buy` },
          ]}
        />
        <AmountField label={t`Smallest amount`} name="min" decimals={2} currency={LOT_COIN} {...field('min')} />
        <AmountField label={t`Largest amount`} name="max" decimals={2} currency={LOT_COIN} {...field('max')} />
        <div className={styles.accounts}>
          <MethodsField ways={ways} needsAccount={isSale} {...field('methods')} />
          {isSale && (
            <TextButton endIcon={glyphs.chevronRight} render={<Link to={payAccountPaths.all()} />}>
              <Trans>Payment accounts</Trans>
            </TextButton>
          )}
        </div>
        <p className={styles.small}>
          {isSale ? (
            <Trans>
              Members can buy from you while you are online. We hold your coins for each trade that you accept.
            </Trans>
          ) : (
            <Trans>We offer you members’ sales while you are online. You pay for each trade you accept.</Trans>
          )}
        </p>
        <FormProblem problem={problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Save range</Trans>
        </Button>
        {at !== undefined && (
          <Button block variant="secondary" icon={glyphs.trash} loading={removing.isBusy} onClick={() => void remove()}>
            <Trans>Delete range</Trans>
          </Button>
        )}
      </FormView>
      <PasswordSheet gate={gate} title={removing.isBusy ? t`Delete this range` : t`Save this range`} facts={facts} />
    </>
  );
});
