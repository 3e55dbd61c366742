import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button, NavBar, Spinner, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { receivePaths } from '../../../../world/paths.ts';
import { ScanProblem } from '../../components/ScanProblem.tsx';
import { useScan } from '../../components/useScan.ts';
import { Viewfinder } from '../../components/Viewfinder.tsx';
import styles from './ScannerPage.module.css';
import type { ScanSession } from '../../model/ScanSession.ts';

/** The screen to scan a QR code with the camera or from a picture. */
export function ScannerPage() {
  const { t } = useLingui();
  const leave = useGoBack();
  const session = useScan();
  return (
    <div className={styles.screen} data-theme="dark">
      <NavBar
        title={t`Scan`}
        onBack={leave}
        actions={
          <Link className={styles.own} to={receivePaths.code()}>
            <Trans>My code</Trans>
          </Link>
        }
      />
      <main className={styles.main}>{session ? <Looking session={session} /> : <Spinner />}</main>
    </div>
  );
}

const Looking = observer(function Looking({ session }: { session: ScanSession }) {
  const { t } = useLingui();
  const album = useRef<HTMLInputElement>(null);
  const { state, torch, reading } = session;
  const readPicture = async (file: File | undefined) => {
    if (file && !(await session.readPicture(file))) toast.fail(t`We found no QR code in this image.`);
  };
  return (
    <>
      {state === 'refused' || state === 'absent' || state === 'busy' || state === 'unsupported' ? (
        <ScanProblem fault={state} onRetry={() => void session.start()} />
      ) : (
        <Viewfinder session={session} />
      )}
      <div className={styles.tools}>
        {torch !== null && (
          <Button
            variant="secondary"
            icon={glyphs.flash}
            aria-pressed={torch === 'on'}
            onClick={() => void session.toggleTorch()}
          >
            <Trans>Flashlight</Trans>
          </Button>
        )}
        <Button variant="secondary" icon={glyphs.image} loading={reading} onClick={() => album.current?.click()}>
          <Trans>Choose image</Trans>
        </Button>
        <input
          ref={album}
          type="file"
          accept="image/*"
          hidden
          aria-label={t`QR code image`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Lets the person choose the same picture again.
            currentTarget.value = '';
            void readPicture(file);
          }}
        />
      </div>
    </>
  );
});
