import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { Button, IconButton, List, ListItem, TextButton, TextField } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { USER_NUMBER_MAX } from '@ezwallet/validators';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { addressPaths, scannerPaths, withdrawalPaths } from '../../../world/paths.ts';
import { problemMessage } from '../../confirm/index.ts';
import { ContactRow, RecentPeople } from '../../contacts/index.ts';
import styles from './transfer.module.css';

interface RecipientStepProps {
  flow: TransferFlow;
}

/** Number of contacts below the field. The address book has the others. */
const CONTACTS_SHOWN = 5;

/** Asks who receives: by number, by scanning their code, or among the people of the last transfers and the contacts. */
export const RecipientStep = observer(function RecipientStep({ flow }: RecipientStepProps) {
  const { t, i18n } = useLingui();
  const { deps, isKnownPath } = useWorld();
  const id = useId();
  const { addressBook: book } = useSessionStores();
  const people = book.people.slice(0, CONTACTS_SHOWN);
  const field = useRef<HTMLInputElement>(null);
  const { typed: userNo, type: setUserNo } = flow.lookup;
  const [changed, setChanged] = useState(false);
  const busy = flow.state === 'lookingUp';
  const { problem } = flow.lookup;
  const error = !changed && problem ? i18n._(problemMessage(problem, deps.serverNow())) : undefined;
  const lookUp = async (text = userNo) => {
    setChanged(false);
    await flow.lookUp(text);
    if (flow.state === 'recipient') field.current?.focus();
  };
  const choose = (number: string) => {
    setUserNo(number);
    if (!busy) void lookUp(number);
  };
  return (
    <form
      className={styles.recipient}
      noValidate
      aria-label={t`Recipient`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void lookUp();
      }}
    >
      <TextField
        ref={field}
        label={t`User number`}
        description={t`5 to 7 letters or digits. The recipient can find it on the Mine tab.`}
        name="userNo"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        clearable
        readOnly={busy}
        value={userNo}
        onChange={(text) => {
          setUserNo(text.toUpperCase().slice(0, 4 * USER_NUMBER_MAX));
          setChanged(true);
        }}
        error={error}
        suffix={
          isKnownPath(scannerPaths.scan()) && (
            <IconButton
              className={styles.scan}
              icon={glyphs.scan}
              label={t`Scan`}
              render={<Link to={scannerPaths.scan()} />}
            />
          )
        }
      />
      <RecentPeople book={book} onChoose={choose} />
      {people.length > 0 && (
        <section aria-labelledby={`${id}-contacts`}>
          <div className={styles.contactsHead}>
            <h2 id={`${id}-contacts`} className={styles.contactsTitle}>
              <Trans>Contacts</Trans>
            </h2>
            <TextButton size={12} render={<Link to={addressPaths.book('people')} />}>
              <Trans>All</Trans>
            </TextButton>
          </div>
          <List>
            {people.map((person) => (
              <ContactRow key={person.addressId} book={book} contact={person} onClick={() => choose(person.to)} />
            ))}
          </List>
        </section>
      )}
      <List framed>
        <ListItem
          icon={glyphs.wallet}
          title={t`Send to an on-chain address`}
          description={t`Withdraw to another wallet or exchange`}
          render={<Link to={withdrawalPaths.withdrawal()} />}
        />
      </List>
      <List framed className={styles.promises}>
        <ListItem icon={glyphs.flash} title={t`Arrival`} value={t`Instantly`} />
        <ListItem icon={glyphs.percent} title={t`Fee`} value={t`Free`} />
        <ListItem icon={glyphs.shieldCheck} title={t`You can check the masked name before you send.`} />
      </List>
      <div className={styles.next}>
        <Button type="submit" block loading={busy}>
          {busy ? <Trans>Looking up…</Trans> : <Trans>Next</Trans>}
        </Button>
      </div>
    </form>
  );
});
