import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, CodeField, PhoneField, Result, TextField } from '@ezwallet/ui';
import { stripNonDigits } from '@ezwallet/validators';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { ComingProofs, ProofGate, ProofSheet } from '../../proof/index.ts';
import { CaptchaSheet } from '../../../shared/captcha/CaptchaSheet.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useFields } from '../../../shared/form/useFields.ts';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { usePhoneAreas } from '../../../shared/phone/usePhoneAreas.ts';
import { securityPaths } from '../../../world/paths.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { AddressForm, type AddressKind } from '../model/AddressForm.ts';
import styles from './security.module.css';

/** Adds a phone or an e-mail address to the account, or replaces the one that it has. */
export const EditAddress = observer(function EditAddress({ kind }: { kind: AddressKind }) {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const { security } = useSessionStores();
  const leave = useGoBack(securityPaths.centre());
  const areas = usePhoneAreas();
  const { user } = app.session;
  const [isChange] = useState(() => (kind === 'phone' ? user?.phone : user?.email) !== '');
  const [gate] = useState(() => new ProofGate(deps.api));
  const [form] = useState(
    () => new AddressForm(kind, { api: deps.api, security, gate, areaCode: user?.countryCode || '86' }),
  );
  const [isDone, setIsDone] = useState(false);
  const { fields } = form;
  useDraft(
    () => ({ areaCode: fields.values.areaCode, address: fields.values.address }),
    (draft) => fields.fill(draft),
  );
  const field = useFields(fields);
  const isPhone = kind === 'phone';
  const add = isPhone ? t`Add phone number` : t`Add email address`;
  const change = isPhone ? t`Change phone number` : t`Change email address`;
  const { error: addressError, value: address } = field('address');
  const code = field('verifyCode');
  return (
    <Screen title={isChange ? change : add} onBack={leave}>
      {isDone ? (
        <Result
          status="success"
          title={isPhone ? t`Phone number saved` : t`Email address saved`}
          description={isChange ? t`For your security, money cannot leave your account for 72 hours.` : undefined}
          actions={
            <Button block onClick={leave}>
              <Trans>Done</Trans>
            </Button>
          }
        />
      ) : (
        <FormView form={fields} className={styles.form} onDone={() => setIsDone(true)}>
          {isChange && (
            <p className={styles.lead}>
              <Trans>After this change, money cannot leave your account for 72 hours.</Trans>
            </p>
          )}
          {isPhone ? (
            <PhoneField
              label={t`New phone number`}
              name="phone"
              autoComplete="tel-national"
              value={{ areaCode: fields.values.areaCode, number: address }}
              onChange={({ areaCode, number }) => {
                fields.set('areaCode', areaCode);
                fields.set('address', stripNonDigits(number));
              }}
              areas={areas}
              searchLabel={t`Search region or code`}
              error={addressError}
            />
          ) : (
            <TextField
              label={t`New email address`}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={address}
              onChange={(text) => fields.set('address', text.trim())}
              error={addressError}
            />
          )}
          <CodeField
            label={isPhone ? t`Code sent to the new number` : t`Code sent to the new address`}
            name="code"
            timerKey={`bind.${kind}`}
            {...code}
            onSend={form.sendCode}
          />
          <ComingProofs change="access" />
          <FormProblem problem={fields.problem} />
          <Button type="submit" block loading={fields.busy}>
            <Trans>Continue</Trans>
          </Button>
        </FormView>
      )}
      <CaptchaSheet gate={form.captcha} />
      <ProofSheet gate={gate} />
    </Screen>
  );
});
