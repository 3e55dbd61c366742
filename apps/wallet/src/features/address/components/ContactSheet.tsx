import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { type AddressBookStore, isPerson } from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { Button, CopyField, Details, dialog, Drawer, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { isNickname } from '../../../shared/people/shown-names.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { timeText } from '../../../shared/time/time-text.ts';
import { sendPath } from '../model/sendPath.ts';
import styles from './address.module.css';

interface ContactSheetProps {
  book: AddressBookStore;
  contact: Contact;
  open: boolean;
  onEdit: () => void;
  /** Puts the address on the whitelist. */
  onVouch: () => void;
  onClose: () => void;
}

/** All details of one contact, and the actions for it. */
export const ContactSheet = observer(function ContactSheet({
  book,
  contact,
  open,
  onEdit,
  onVouch,
  onClose,
}: ContactSheetProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { name, remark, to, createdAt } = contact;
  const person = isPerson(contact);
  const availableFrom = person || book.isInEffect(contact) ? undefined : contact.effectiveAt;
  const remove = () =>
    dialog.confirm({
      title: t`Remove ${name}?`,
      description: person
        ? t`You can add this person again at any time.`
        : t`Withdrawals in progress will continue. If you add this address again, it counts as new.`,
      confirmText: t`Remove`,
      danger: true,
      onConfirm: async () => {
        try {
          await book.remove(contact.addressId);
        } catch (error) {
          const words = refusalMessage(error);
          if (words) toast.fail(i18n._(words));
          return;
        }
        onClose();
        toast.success(t`Removed`);
      },
    });
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={name}
      footer={
        <div className={styles.actions}>
          {availableFrom === null ? (
            <Button block icon={glyphs.trustedList} onClick={onVouch}>
              <Trans>Add to whitelist</Trans>
            </Button>
          ) : (
            <Button block icon={glyphs.send} onClick={() => void navigate(sendPath(contact))}>
              {person ? <Trans>Transfer</Trans> : <Trans>Withdraw</Trans>}
            </Button>
          )}
          <div className={styles.pair}>
            <Button variant="secondary" block icon={glyphs.edit} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
            <Button variant="secondary" block icon={glyphs.trash} onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      }
    >
      {!person && (
        <div className={styles.whole}>
          <AddressText address={to} />
        </div>
      )}
      <CopyField label={person ? t`User number` : t`Address`} value={to}>
        {person ? undefined : <span className={styles.copied}>{to}</span>}
      </CopyField>
      <Details
        items={[
          ...(person
            ? isNickname(contact.nickMasked, to)
              ? [{ label: t`Nickname`, value: <UserText>{contact.nickMasked}</UserText> }]
              : []
            : [
                { label: t`Coin`, value: contact.currencyCode },
                { label: t`Network`, value: contact.protocol },
                ...(contact.checksumHolds ? [] : [{ label: t`Checksum`, value: t`Does not match` }]),
                ...(availableFrom ? [{ label: t`Available from`, value: timeText(availableFrom) }] : []),
                ...(availableFrom === null ? [{ label: t`Whitelist`, value: t`Not on it` }] : []),
              ]),
          ...(remark === '' ? [] : [{ label: t`Note`, value: <UserText>{remark}</UserText> }]),
          { label: t`Added`, value: timeText(createdAt) },
        ]}
      />
    </Drawer>
  );
});
