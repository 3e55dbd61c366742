import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type IncomeSource, KYC_ID_TYPES, type Occupation } from '@ezwallet/api-client/constants';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { Button, Checkbox, DateField, FormError, List, ListItem, PickerSheet, TextField } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { useDraft } from '../../../world/useDraft.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { documentOf } from '../../../shared/files/documentOf.ts';
import { useFields } from '../../../shared/form/useFields.ts';
import { type SendFile, SideField } from '../../capture/index.ts';
import { PlaceRow } from '../../pay-accounts/index.ts';
import { createHigherForm } from '../model/createHigherForm.ts';
import { dayInChina } from '../model/documents.ts';
import { incomeNames, occupationNames } from '../model/personFacts.ts';
import styles from './kyc.module.css';
import { OtherDevice } from './OtherDevice.tsx';

const MAINLAND = '86';

/** The form for level 2. */
export const HigherFields = observer(function HigherFields({ info, onDone }: { info: KycInfo; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { identity, pictures } = useSessionStores();
  const hasBack = info.idType !== KYC_ID_TYPES.passport;
  const [form] = useState(() => createHigherForm({ hasBack, identity, clock: deps.clock }));
  const [sheet, setSheet] = useState<'occupation' | 'income' | null>(null);
  const field = useFields(form);
  useDraft(
    () => form.values,
    (draft) => form.fill(draft),
  );
  const { idFront, idBack, neverExpires, occupation, incomeSource, province, city } = form.values;
  useEffect(() => {
    for (const fileId of [idFront, idBack]) if (fileId !== '') void pictures.of(fileId).load();
  }, [pictures, idFront, idBack]);
  const send: SendFile = async (file, task) => await identity.upload('IMG', documentOf(file), task);
  const storedOf = (fileId: string) => (fileId === '' ? undefined : pictures.of(fileId).value?.src);
  const rowError = (name: 'occupation' | 'incomeSource') => {
    const { error } = field(name);
    return error && <FormError>{error}</FormError>;
  };
  const placeError = field('province').error ?? field('city').error;
  return (
    <>
      <FormView form={form} label={t`Your document and address`} className={styles.form} onDone={onDone}>
        <p className={styles.note}>
          <Trans>
            Only our reviewers see your document. It is encrypted, and we delete it when we no longer need it.
          </Trans>
        </p>
        <SideField
          label={hasBack ? t`Front of your document` : t`Page with your picture`}
          send={send}
          stored={storedOf(idFront)}
          {...field('idFront')}
        />
        {hasBack && (
          <SideField label={t`Back of your document`} send={send} stored={storedOf(idBack)} {...field('idBack')} />
        )}
        <OtherDevice
          what="document"
          kinds={hasBack ? ['idFront', 'idBack'] : ['idFront']}
          onFile={({ kind, fileId }) => kind !== 'video' && form.set(kind, fileId)}
        />
        {!neverExpires && (
          <DateField
            label={t`Expires on`}
            name="expiry"
            min={dayInChina(deps.clock.now())}
            max="2099-12-31"
            {...field('expiry')}
          />
        )}
        <Checkbox checked={neverExpires} onChange={(never) => form.set('neverExpires', never)}>
          <Trans>No expiry date</Trans>
        </Checkbox>
        <List framed>
          <ListItem
            tone="pair"
            title={t`Occupation`}
            value={occupation === '' ? t`Choose` : i18n._(occupationNames[occupation])}
            description={rowError('occupation')}
            onClick={() => setSheet('occupation')}
          />
          <ListItem
            tone="pair"
            title={t`Source of income`}
            value={incomeSource === '' ? t`Choose` : i18n._(incomeNames[incomeSource])}
            description={rowError('incomeSource')}
            onClick={() => setSheet('income')}
          />
          {info.countryCode === MAINLAND && (
            <PlaceRow
              title={t`Where you live`}
              province={province}
              city={city}
              problem={placeError && <FormError>{placeError}</FormError>}
              onChange={(place) => {
                form.set('province', place.province);
                form.set('city', place.city);
              }}
            />
          )}
        </List>
        {info.countryCode !== MAINLAND && (
          <>
            <TextField
              label={t`Province or state`}
              name="province"
              autoComplete="address-level1"
              {...field('province')}
            />
            <TextField label={t`City`} name="city" autoComplete="address-level2" {...field('city')} />
          </>
        )}
        <TextField
          label={t`Street and house number`}
          name="address"
          autoComplete="street-address"
          {...field('address')}
        />
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Send for review</Trans>
        </Button>
      </FormView>
      <PickerSheet<Occupation>
        open={sheet === 'occupation'}
        onOpenChange={(open) => open || setSheet(null)}
        title={t`Occupation`}
        items={(Object.keys(occupationNames) as Occupation[]).map((value) => ({
          value,
          label: i18n._(occupationNames[value]),
        }))}
        value={occupation === '' ? undefined : occupation}
        onChange={(chosen) => form.set('occupation', chosen)}
      />
      <PickerSheet<IncomeSource>
        open={sheet === 'income'}
        onOpenChange={(open) => open || setSheet(null)}
        title={t`Source of income`}
        items={(Object.keys(incomeNames) as IncomeSource[]).map((value) => ({
          value,
          label: i18n._(incomeNames[value]),
        }))}
        value={incomeSource === '' ? undefined : incomeSource}
        onChange={(chosen) => form.set('incomeSource', chosen)}
      />
    </>
  );
});
