import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HandOver } from '@ezwallet/domain-stores';
import { Button, CopyField, Drawer, QrCode, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { handOverPaths, type HandedOver } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import styles from './kyc.module.css';

type File = HandOver['handedIn'][number];

interface OtherDeviceProps {
  what: HandedOver;
  /** Kinds that the screen still needs. When all have come, the sheet closes. */
  kinds: readonly File['kind'][];
  onFile: (file: File) => void;
}

/** Goes on with the camera of another device: a code and a link for it, and what it sends. */
export const OtherDevice = observer(function OtherDevice({ what, kinds, onFile }: OtherDeviceProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { identity } = useSessionStores();
  const handedIn = identity.handOver.value?.handedIn;
  const take = useEffectEvent((files: readonly File[]) => {
    const wanted = files.filter(({ kind }) => kinds.includes(kind));
    for (const file of wanted) onFile(file);
    if (wanted.length === kinds.length) setOpen(false);
  });
  useEffect(() => (isOpen ? identity.watchHandOver() : undefined), [identity, isOpen]);
  useEffect(() => {
    if (isOpen && handedIn && handedIn.length > 0) take(handedIn);
  }, [isOpen, handedIn]);
  return (
    <>
      <Button block variant="secondary" icon={glyphs.phone} onClick={() => setOpen(true)}>
        <Trans>Use another device</Trans>
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t`Use another device`}>
        <Loaded
          of={identity.handOver}
          className={styles.form}
          failed={t`We could not create a link`}
          skeleton={<Skeleton height={236} />}
        >
          {({ token, phoneMasked, handedIn: files }) => {
            const link = new URL(handOverPaths.other({ what, token }), location.href).href;
            return (
              <>
                <QrCode className={styles.code} value={link} label={t`Link for your other device as a QR code`} />
                <p className={styles.note}>
                  <Trans>
                    Scan the code with a phone. The phone asks for a code that we send to <bdi>{phoneMasked}</bdi>. Do
                    not show this link to anyone else.
                  </Trans>
                </p>
                <CopyField label={t`Link`} value={link} />
                <p aria-live="polite" className={styles.note}>
                  {files.length === 0 ? (
                    <Trans>Waiting for the other device…</Trans>
                  ) : (
                    <Trans>
                      Received {files.length} of {kinds.length}
                    </Trans>
                  )}
                </p>
              </>
            );
          }}
        </Loaded>
      </Drawer>
    </>
  );
});
