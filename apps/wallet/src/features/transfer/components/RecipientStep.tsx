import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { Button, List, ListItem, TextField } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { USER_NUMBER_MAX } from '@ezwallet/validators';
import { useWorld } from '../../../app/StoresContext.tsx';
import { problemMessage } from '../model/problemMessage.ts';
import styles from './transfer.module.css';

/** Asks who receives, by user number, and looks them up. */
export const RecipientStep = observer(function RecipientStep({ flow }: { flow: TransferFlow }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const field = useRef<HTMLInputElement>(null);
  const [userNo, setUserNo] = useState('');
  const [changed, setChanged] = useState(false);
  const busy = flow.state === 'lookingUp';
  const problem = !changed && flow.problem ? i18n._(problemMessage(flow.problem, deps.clock.now())) : undefined;
  const lookUp = async () => {
    setChanged(false);
    await flow.lookUp(userNo);
    if (flow.state === 'recipient') field.current?.focus();
  };
  return (
    <form
      className={styles.recipient}
      noValidate
      aria-label={t`Receiver`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void lookUp();
      }}
    >
      <TextField
        ref={field}
        label={t`User number`}
        hint={t`5 to 7 letters or digits. The receiver finds it on the Mine tab.`}
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
        error={problem}
      />
      <Button type="submit" block loading={busy}>
        {busy ? <Trans>Looking up…</Trans> : <Trans>Next</Trans>}
      </Button>
      <List framed className={styles.promises}>
        <ListItem icon={glyphs.flash} title={t`Arrival`} value={t`Instantly`} />
        <ListItem icon={glyphs.percent} title={t`Fee`} value={t`Free`} />
        <ListItem icon={glyphs.shieldCheck} title={t`You check the masked name before sending.`} />
      </List>
    </form>
  );
});
