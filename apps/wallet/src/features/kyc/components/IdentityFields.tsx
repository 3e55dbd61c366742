import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Checkbox, DateField, FormError, List, ListItem, PickerSheet, TextField } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { useDraft } from '../../../world/useDraft.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useFields } from '../../../shared/form/useFields.ts';
import { usePhoneAreas } from '../../../shared/phone/usePhoneAreas.ts';
import { createIdentityForm } from '../model/createIdentityForm.ts';
import { dayInChina, documentNames, documentsOf } from '../model/documents.ts';
import { listCountries } from '../model/listCountries.ts';
import styles from './kyc.module.css';

/** The document of a person. The screen changes by itself when the session knows the new level. */
export const IdentityFields = observer(function IdentityFields() {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const { identity } = useSessionStores();
  const countries = listCountries(usePhoneAreas());
  const [sheet, setSheet] = useState<'country' | 'document' | null>(null);
  const [form] = useState(() => {
    const home = app.session.user?.countryCode || '86';
    return createIdentityForm(home, documentsOf(home)[0], identity, deps.clock);
  });
  const field = useFields(form);
  useDraft(
    () => form.values,
    (draft) => form.fill(draft),
  );
  const { countryCode, document } = form.values;
  const documents = documentsOf(countryCode);
  const setCountry = (code: string) => {
    form.set('countryCode', code);
    if (!documentsOf(code).includes(document)) form.set('document', documentsOf(code)[0]);
  };
  const agree = field('agree');
  const country = field('countryCode');
  return (
    <>
      <FormView form={form} label={t`Verify your identity`} className={styles.form} onDone={() => undefined}>
        <List framed>
          <ListItem
            tone="pair"
            title={t`Country or region`}
            value={countries.find(({ value }) => value === countryCode)?.label ?? `+${countryCode}`}
            description={country.error && <FormError>{country.error}</FormError>}
            onClick={() => setSheet('country')}
          />
          <ListItem
            tone="pair"
            title={t`Document`}
            value={i18n._(documentNames[document])}
            {...(documents.length > 1 ? { onClick: () => setSheet('document') } : {})}
          />
        </List>
        <TextField
          label={t`Full name`}
          name="realName"
          description={t`As shown on your document`}
          autoComplete="name"
          spellCheck={false}
          {...field('realName')}
        />
        <TextField
          label={t`Document number`}
          name="idNo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('idNo')}
          onChange={(text) => form.set('idNo', text.toUpperCase())}
        />
        {document !== 'idCard' && (
          <DateField
            label={t`Date of birth`}
            name="birthDate"
            autoComplete="bday"
            min="1900-01-01"
            max={dayInChina(deps.clock.now())}
            {...field('birthDate')}
          />
        )}
        <div className={styles.agree}>
          <Checkbox checked={agree.value} onChange={agree.onChange} aria-invalid={agree.error ? true : undefined}>
            <Trans>This is my own document, and what I typed is correct. The wallet may use it to verify me.</Trans>
          </Checkbox>
          <FormError>{agree.error}</FormError>
        </div>
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Verify</Trans>
        </Button>
        <p className={styles.note}>
          <Trans>We keep your document encrypted. Nobody can change your name after this step.</Trans>
        </p>
      </FormView>
      <PickerSheet
        open={sheet === 'country'}
        onOpenChange={(open) => open || setSheet(null)}
        title={t`Country or region`}
        search={t`Search countries and regions`}
        items={countries}
        value={countryCode}
        onChange={setCountry}
      />
      <PickerSheet
        open={sheet === 'document'}
        onOpenChange={(open) => open || setSheet(null)}
        title={t`Document`}
        items={documents.map((kind) => ({ value: kind, label: i18n._(documentNames[kind]) }))}
        value={document}
        onChange={(kind) => form.set('document', kind)}
      />
    </>
  );
});
