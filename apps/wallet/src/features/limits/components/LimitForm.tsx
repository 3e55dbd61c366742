import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { AmountField, Button, Icon, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import styles from './limits.module.css';
import type { LimitProps } from './LimitProps.ts';

/** A new number for the limit, with a note on when it applies. */
export const LimitForm = observer(function LimitForm<Value>({ kind, store, limit, current }: LimitProps<Value>) {
  const { t, i18n } = useLingui();
  const [form, field] = useForm<{ limit: string }, { limit: Value }, void>(() => ({
    values: { limit: '' },
    checks: { limit: (text) => kind.read(text, (store.limit.value ?? limit).max) },
    send: store.change,
    tells: 'afterTry',
  }));
  const next = form.ready?.limit;
  const rises = next !== undefined && kind.compare(next, current) > 0;
  const most = kind.format(limit.max);
  const finish = () => {
    const number = next === undefined ? '' : kind.format(next);
    toast.success(rises ? t`Limit changes to ${number} in 24 hours` : t`Limit is now ${number}`);
    form.reset();
  };
  return (
    <FormView form={form} className={styles.form} onDone={finish}>
      <AmountField
        label={i18n._(kind.field)}
        description={t`The platform limit is ${most}.`}
        name="limit"
        decimals={kind.decimals}
        currency={kind.unit}
        {...field('limit')}
      />
      <p className={styles.when} data-state={next === undefined ? 'none' : rises ? 'later' : 'now'}>
        <Icon glyph={next === undefined || rises ? glyphs.clock : glyphs.check} size={16} />
        <span>
          {next === undefined ? (
            <Trans>A lower limit applies immediately. A higher limit applies after 24 hours.</Trans>
          ) : rises ? (
            <Trans>This is higher than your current limit. It applies after 24 hours.</Trans>
          ) : (
            <Trans>Applies immediately.</Trans>
          )}
        </span>
      </p>
      <Button type="submit" block loading={form.busy}>
        <Trans>Set limit</Trans>
      </Button>
    </FormView>
  );
});
