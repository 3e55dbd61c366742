import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button, Drawer, Spinner } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { CameraProblem, type CameraFault } from '../../../shared/camera/CameraProblem.ts';
import { type Camera, openCamera } from '../../../shared/camera/openCamera.ts';
import { cameraWords } from '../model/cameraWords.ts';
import { pictureOf } from '../model/pictureOf.ts';
import styles from './camera.module.css';

interface CameraDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What to take a picture of. */
  title: string;
  onPicture: (file: File) => void;
}

/** The camera with a frame for a document, in a sheet. */
export function CameraDrawer({ open, onOpenChange, title, onPicture }: CameraDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title}>
      {open && (
        <Shutter
          onPicture={(file) => {
            onOpenChange(false);
            onPicture(file);
          }}
        />
      )}
    </Drawer>
  );
}

function Shutter({ onPicture }: Pick<CameraDrawerProps, 'onPicture'>) {
  const { t, i18n } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'ready' | CameraFault>('opening');
  useEffect(() => {
    let camera: Camera | undefined;
    let isOver = false;
    const start = async () => {
      try {
        camera = await openCamera(navigator.mediaDevices, () => setState('busy'));
        if (isOver) return camera.close();
        const { current } = video;
        if (!current) return;
        current.srcObject = camera.stream;
        // Browsers that do not play by themselves reject. The picture then stands still until the person touches it.
        await current.play().catch(() => undefined);
        setState('ready');
      } catch (error) {
        if (!isOver) setState(error instanceof CameraProblem ? error.fault : 'unsupported');
      }
    };
    void start();
    return () => {
      isOver = true;
      camera?.close();
    };
  }, []);
  if (state !== 'opening' && state !== 'ready')
    return (
      <p role="alert" className={styles.words}>
        {i18n._(cameraWords[state])}
      </p>
    );
  return (
    <div className={styles.shutter}>
      <div className={styles.finder}>
        {/* A document has no sound. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the person's own camera */}
        <video ref={video} className={styles.picture} muted playsInline aria-label={t`Camera view`} />
        <div className={styles.card} aria-hidden />
      </div>
      <p className={styles.words} aria-live="polite">
        {state === 'opening' ? (
          <>
            <Spinner size={16} /> <Trans>Opening the camera…</Trans>
          </>
        ) : (
          <Trans>Fit the whole document in the frame. Make sure every word is sharp and nothing reflects.</Trans>
        )}
      </p>
      <Button
        block
        icon={glyphs.camera}
        disabled={state !== 'ready'}
        onClick={() => {
          if (video.current) void pictureOf(video.current).then((file) => file && onPicture(file));
        }}
      >
        <Trans>Take picture</Trans>
      </Button>
    </div>
  );
}
