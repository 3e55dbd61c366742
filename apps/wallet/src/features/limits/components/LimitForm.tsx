import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { AmountField, Button, Icon, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { focusFirstInvalid } from '../../../shared/layout/focusFirstInvalid.ts';
import styles from './limits.module.css';
import type { LimitProps } from './LimitProps.ts';

/** A new number for the limit, with a note on when it applies. */
export const LimitForm = observer(function LimitForm<Value>({ kind, store }: LimitProps<Value>) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [told, setTold] = useState(false);
  const { holds } = store;
  const limit = store.limit.value;
  if (limit === undefined || holds === null) return null;
  const entered = kind.read(text, limit.max);
  const rises = entered.ok && kind.compare(entered.value, holds) > 0;
  const most = kind.format(limit.max);
  const submit = async () => {
    setTold(true);
    if (!entered.ok) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    // The app has already shown a refusal.
    if ((await store.set(entered.value)) !== null) return;
    const number = kind.format(entered.value);
    toast.success(rises ? t`Limit changes to ${number} in 24 hours` : t`Limit is now ${number}`);
    setText('');
    setTold(false);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AmountField
        label={i18n._(kind.field)}
        description={t`The platform limit is ${most}.`}
        error={told && !entered.ok ? i18n._(entered.why) : undefined}
        name="limit"
        decimals={kind.decimals}
        currency={kind.unit}
        value={text}
        onChange={setText}
      />
      <p className={styles.when} data-state={entered.ok ? (rises ? 'later' : 'now') : 'none'}>
        <Icon glyph={entered.ok && !rises ? glyphs.check : glyphs.clock} size={16} />
        <span>
          {!entered.ok ? (
            <Trans>A lower limit applies immediately. A higher limit applies after 24 hours.</Trans>
          ) : rises ? (
            <Trans>This is higher than your current limit. It applies after 24 hours.</Trans>
          ) : (
            <Trans>Applies immediately.</Trans>
          )}
        </span>
      </p>
      <Button type="submit" block loading={store.busy}>
        <Trans>Set limit</Trans>
      </Button>
    </form>
  );
});
