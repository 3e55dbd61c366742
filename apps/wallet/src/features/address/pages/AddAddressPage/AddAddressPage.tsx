import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { networkName } from '@ezwallet/domain-stores';
import { Button, CoinIcon, List, ListItem, PickerSheet, SegmentedControl, TextField, toast } from '@ezwallet/ui';
import { USER_NUMBER_MAX } from '@ezwallet/validators';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { addressPaths } from '../../../../world/paths.ts';
import { useDraft } from '../../../../world/useDraft.ts';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { ComingProofs, ProofGate, ProofSheet } from '../../../proof/index.ts';
import { AddressField, LabelFields, useDoubtfulAddress } from '../../../contacts/index.ts';
import styles from '../../components/address.module.css';
import { ContactForm } from '../../model/ContactForm.ts';

/** Adds a contact: a user number or an address. */
export const AddAddressPage = observer(function AddAddressPage() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const { addressBook: book } = useSessionStores();
  const [query] = useSearchParams();
  const askAboutDoubt = useDoubtfulAddress();
  const [sheet, setSheet] = useState<'coin' | 'network' | null>(null);
  const [gate] = useState(() => new ProofGate(deps.api));
  const [form] = useState(
    () =>
      new ContactForm(
        {
          half: query.get('half') === 'addresses' ? 'addresses' : 'people',
          ...Object.fromEntries(
            ['currency', 'network', 'address'].flatMap((key) => (query.has(key) ? [[key, query.get(key)]] : [])),
          ),
        },
        { book, config: app.config, session: app.session, gate, askAboutDoubt },
      ),
  );
  useDraft(() => form.typed, form.restore);
  const { fields } = form;
  const field = useFields(fields);
  // If the person opened this screen directly, show the new contact in its half of the address book.
  const leave = useGoBack(addressPaths.book(form.half));
  useEffect(() => {
    // Without the list there is no network to choose. Saving then shows the problem.
    app.config.loadCurrencies().catch(() => undefined);
  }, [app]);

  const finish = () => {
    toast.success(t`Saved`);
    leave();
  };
  const whitelist = app.session.user?.addressWhitelist ?? false;
  return (
    <Screen title={t`New contact`} onBack={leave}>
      <FormView form={fields} label={t`New contact`} className={`${styles.form} ${styles.add}`} onDone={finish}>
        <SegmentedControl
          block
          label={t`Contact type`}
          items={[
            { value: 'people', label: t`User number` },
            { value: 'addresses', label: t`Address` },
          ]}
          value={form.half}
          onChange={form.setHalf}
        />
        {form.half === 'people' ? (
          <TextField
            label={t`User number`}
            name="userNo"
            description={t`5 to 7 letters or digits`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            clearable
            {...field('to')}
            onChange={(text) => form.setTo(text.toUpperCase().slice(0, 4 * USER_NUMBER_MAX))}
          />
        ) : (
          <>
            <List framed>
              <ListItem tone="pair" title={t`Coin`} value={form.currency} onClick={() => setSheet('coin')} />
              <ListItem
                tone="pair"
                title={t`Network`}
                value={form.network ?? '\u00a0'}
                onClick={() => setSheet('network')}
              />
            </List>
            <AddressField
              label={t`Address`}
              {...field('to')}
              onChange={form.setTo}
              description={
                form.detected
                  ? t`This address belongs to ${form.network ?? ''}. We changed the network for you.`
                  : undefined
              }
            />
          </>
        )}
        <LabelFields field={field} />
        {form.half === 'addresses' && whitelist && (
          <>
            <p className={styles.note}>
              <Trans>Your whitelist is on. You can withdraw to this address 24 hours after you add it.</Trans>
            </p>
            <ComingProofs change="setting" />
          </>
        )}
        <FormProblem problem={fields.problem} />
        <Button type="submit" block loading={fields.busy}>
          <Trans>Save</Trans>
        </Button>
      </FormView>
      <PickerSheet
        open={sheet === 'coin'}
        onOpenChange={(open) => open || setSheet(null)}
        title={t`Coin`}
        items={form.coins.map((code) => ({ value: code, label: code }))}
        value={form.currency}
        onChange={form.setCurrency}
        renderIcon={({ value }) => <CoinIcon coin={value} />}
      />
      <PickerSheet
        open={sheet === 'network'}
        onOpenChange={(open) => open || setSheet(null)}
        title={t`Network`}
        items={form.networks.map((name) => ({
          value: name,
          label: name,
          ...(networkName(name) ? { note: networkName(name) } : {}),
        }))}
        value={form.network}
        onChange={form.setNetwork}
      />
      <ProofSheet gate={gate} />
    </Screen>
  );
});
