import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button, PopupCard, TextButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { openBrowserPush } from '../model/openBrowserPush.ts';
import styles from './AskPush.module.css';

/** Offers notifications once money has moved, in its own place on Home. The browser asks only whoever says yes here. */
export function AskPush({ onOpen }: { onOpen: (isOpen: boolean) => void }) {
  const { t } = useLingui();
  const world = useWorld();
  const [push] = useState(() => openBrowserPush(world));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isHere = true;
    const show = (may: boolean) => {
      if (isHere) setOpen(may);
    };
    push.mayOffer().then(show, () => undefined);
    return () => {
      isHere = false;
    };
  }, [push]);
  useEffect(() => {
    onOpen(isOpen);
    return () => onOpen(false);
  }, [isOpen, onOpen]);
  const close = () => {
    push.decline();
    setOpen(false);
  };
  const turnOn = async () => {
    try {
      if (await push.turnOn()) toast.success(t`Notifications are on`);
      else push.decline();
    } catch {
      toast.fail(t`Notifications could not be changed. Try again.`);
    }
    setOpen(false);
  };
  if (!isOpen) return null;
  return (
    <div className={styles.place}>
      <PopupCard
        id="push"
        icon={glyphs.bell}
        title={t`Hear when money moves`}
        description={t`Get a notification here when money arrives or an order needs you. It shows no amounts.`}
        action={
          <div className={styles.choices}>
            <Button size={32} variant="tint" onClick={() => void turnOn()}>
              <Trans>Turn on</Trans>
            </Button>
            <TextButton onClick={close}>
              <Trans>Not now</Trans>
            </TextButton>
          </div>
        }
        onClose={close}
      />
    </div>
  );
}
