import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { PAY_METHODS } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import { Button, FormError, SegmentedControl } from '@ezwallet/ui';
import { accept } from '@ezwallet/validators';
import type { RefusalFields } from '../../../../shared/form/createForm.ts';
import { useDraft } from '../../../../world/useDraft.ts';
import { useForm } from '../../../../shared/form/useForm.ts';
import { AddScreen } from '../../components/AddScreen.tsx';
import { CodePicture } from '../../components/CodePicture.tsx';
import { CodeUpload } from '../../components/CodeUpload.tsx';
import { useAddAccount } from '../../components/useAddAccount.ts';
import styles from '../../components/accounts.module.css';
import { checkCode } from '../../model/accountChecks.ts';
import { addProblem } from '../../model/addProblem.ts';
import { methodLooks } from '../../../orders/index.ts';

/** The apps whose codes receive money, by the names that the control has for them. */
const APPS = { alipay: PAY_METHODS.aliPay, wechat: PAY_METHODS.weChat } as const;
type App = keyof typeof APPS;

/** Adds a payment code of Alipay or WeChat, from its picture. */
export const AddCodePage = observer(function AddCodePage() {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const { gate, add } = useAddAccount();
  const [form, field] = useForm(() => ({
    values: { app: (query.get('method') === String(APPS.wechat) ? 'wechat' : 'alipay') as App, qrFileId: '' },
    checks: { app: accept<App>, qrFileId: checkCode },
    send: (ready: { app: App; qrFileId: string }) => add({ payMethodId: APPS[ready.app], qrFileId: ready.qrFileId }),
    refusals: { ALREADY_EXISTS: 'qrFileId' } as const satisfies RefusalFields<Contract['bank']['addPayAccount']>,
    explain: addProblem,
  }));
  useDraft(() => form.values, form.fill);
  const payMethodId = APPS[form.values.app];
  const name = i18n._(methodLooks[payMethodId].name);
  const app = field('app');
  const code = field('qrFileId');
  const choose = (next: App) => {
    app.onChange(next);
    code.onChange('');
  };
  return (
    <AddScreen
      title={t`Add payment code`}
      form={form}
      gate={gate}
      facts={[{ label: t`App`, value: name }]}
      shown={code.value !== '' && <CodePicture fileId={code.value} />}
    >
      <SegmentedControl
        block
        label={t`App`}
        items={[
          { value: 'alipay', label: t`Alipay` },
          { value: 'wechat', label: t`WeChat` },
        ]}
        value={app.value}
        onChange={choose}
      />
      {code.value === '' ? (
        <CodeUpload key={payMethodId} method={payMethodId} name={name} error={code.error} onStored={code.onChange} />
      ) : (
        <div className={styles.picture}>
          <CodePicture fileId={code.value} />
          <FormError>{code.error}</FormError>
          <Button size={32} variant="tint" onClick={() => code.onChange('')}>
            <Trans>Use another picture</Trans>
          </Button>
        </div>
      )}
    </AddScreen>
  );
});
