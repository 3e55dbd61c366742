import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PAY_ACCOUNT_STATES } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import { type PayAccountInfo, readRefusal, Submission } from '@ezwallet/domain-stores';
import { Button, dialog, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import styles from './accounts.module.css';

interface AccountActionsProps {
  info: PayAccountInfo;
  onRemoved: () => void;
}

const IN_USE = msg`An open trade pays into this account. You can delete it when the trade is over.`;

/** Makes an account the default, or deletes it. */
export const AccountActions = observer(function AccountActions({
  info: { account, isInTrade },
  onRemoved,
}: AccountActionsProps) {
  const { t, i18n } = useLingui();
  const { payAccounts } = useSessionStores();
  const [pinning] = useState(() => new Submission({ send: payAccounts.pin }));
  const pin = async () => {
    if (await pinning.submit(account.id)) toast.success(t`This is your default account now`);
  };
  const remove = () =>
    dialog.confirm({
      title: t`Delete this account?`,
      description: t`New trades can no longer pay into it. Earlier trades keep their records.`,
      confirmText: t`Delete`,
      cancelText: t`Keep`,
      danger: true,
      onConfirm: async () => {
        try {
          await payAccounts.remove(account.id);
        } catch (error) {
          const isInUse = readRefusal<Contract['bank']['deletePayAccount']>(error)?.code === 'BANK_ACCOUNT_UNAVAILABLE';
          const words = isInUse ? IN_USE : refusalMessage(error);
          if (words) toast.fail(i18n._(words));
          // The page says from now on that a trade pays into the account.
          if (isInUse) void payAccounts.infos.of(account.id).reload();
          return;
        }
        onRemoved();
        toast.success(t`Account deleted`);
      },
    });
  return (
    <div className={styles.actions}>
      {account.state === PAY_ACCOUNT_STATES.usable && !account.isPinned && (
        <Button block loading={pinning.isBusy} onClick={() => void pin()}>
          <Trans>Make default</Trans>
        </Button>
      )}
      <Button block variant="secondary" icon={glyphs.trash} disabled={isInTrade} onClick={() => void remove()}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
});
