import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, FormError, Progress, Spinner } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { CameraFault } from '../../../shared/camera/CameraProblem.ts';
import { useKeptFocus } from '../../../shared/layout/useKeptFocus.ts';
import { cameraWords } from '../model/cameraWords.ts';
import { VIDEO_SECONDS, type VideoTake } from '../model/VideoTake.ts';
import styles from './camera.module.css';

interface VideoRecorderProps {
  take: VideoTake;
  /** What to read out, shown while the camera is on. */
  digits: ReactNode;
  /** What to do with a finished video. */
  children: ReactNode;
}

const isFault = (state: VideoTake['state']): state is CameraFault => state in cameraWords;

/** The front camera: a recording of 5 to 15 seconds, and a look at it. */
export const VideoRecorder = observer(function VideoRecorder({ take, digits, children }: VideoRecorderProps) {
  const { t, i18n } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const { state, seconds } = take;
  const place = useKeptFocus<HTMLDivElement>(state);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the layout is a grid, which a fieldset is not everywhere
    <div ref={place} role="group" aria-label={t`Video recording`} tabIndex={-1} className={styles.shutter}>
      {(state === 'ready' || state === 'recording' || state === 'opening') && <Finder take={take} />}
      {state === 'done' && <Preview take={take} />}
      {state !== 'done' && digits}
      {state === 'opening' && (
        <p className={styles.words}>
          <Spinner size={16} /> <Trans>Opening the camera…</Trans>
        </p>
      )}
      {isFault(state) && <FormError>{i18n._(cameraWords[state])}</FormError>}
      {state === 'broken' && (
        <FormError>
          <Trans>The recording stopped. Open the camera again.</Trans>
        </FormError>
      )}
      {(state === 'off' || state === 'broken' || isFault(state)) && (
        <>
          <Button block icon={glyphs.camera} onClick={() => void take.open()}>
            <Trans>Open the camera</Trans>
          </Button>
          <Button block variant="secondary" icon={glyphs.file} onClick={() => chooser.current?.click()}>
            <Trans>Choose a video</Trans>
          </Button>
        </>
      )}
      {state === 'ready' && (
        <Button block icon={glyphs.play} onClick={take.record}>
          <Trans>Start recording</Trans>
        </Button>
      )}
      {state === 'recording' && (
        <>
          <Progress
            label={t`Recording`}
            value={seconds}
            max={VIDEO_SECONDS.most}
            description={<Plural value={seconds} one="# second" other="# seconds" />}
          />
          <Button block disabled={!take.canStop} onClick={take.stop}>
            <Trans>Stop recording</Trans>
          </Button>
        </>
      )}
      {state === 'done' && children}
      <input
        ref={chooser}
        type="file"
        accept="video/*"
        capture="user"
        hidden
        aria-label={t`Video of you`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) take.choose(file);
        }}
      />
    </div>
  );
});

const Finder = observer(function Finder({ take }: { take: VideoTake }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const { stream } = take;
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = stream;
    // Browsers that do not play by themselves reject. The recording does not need the picture on the screen.
    if (stream) current.play().catch(() => undefined);
  }, [stream]);
  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.picture} muted playsInline aria-label={t`Camera view`} />
      <div className={styles.face} aria-hidden />
    </div>
  );
});

const Preview = observer(function Preview({ take }: { take: VideoTake }) {
  const { t } = useLingui();
  const { file } = take;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what the person has just said themselves
  return <video className={styles.thumb} src={url} controls playsInline aria-label={t`Your video`} />;
});
