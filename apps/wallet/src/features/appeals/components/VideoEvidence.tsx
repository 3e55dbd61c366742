import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadVideo, type StoredVideo } from '@ezwallet/domain-stores';
import { Icon, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './VideoEvidence.module.css';

/** A video in memory, which the browser only ever plays. */
const blobOf = ({ mimeType, parts }: StoredVideo) =>
  new Blob(
    parts.map((part) => Uint8Array.from(atob(part), (character) => character.charCodeAt(0))),
    { type: mimeType },
  );

/** A stored video. A tap loads it and plays it. */
export function VideoEvidence({ fileId, label }: { fileId: string; label: string }) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const [percent, setPercent] = useState<number>();
  const [src, setSrc] = useState<string>();
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);
  const play = async () => {
    setPercent(0);
    try {
      const video = await loadVideo(deps, fileId, (share) => setPercent(Math.round(share * 100)));
      setSrc(URL.createObjectURL(blobOf(video)));
    } catch {
      toast.fail(t`We could not load the video. Try again.`);
    }
    setPercent(undefined);
  };
  if (src) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- members film their own screens; nobody writes captions for that
      <video
        className={styles.video}
        src={src}
        aria-label={label}
        controls
        autoPlay
        playsInline
        disablePictureInPicture
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.play}
      disabled={percent !== undefined}
      aria-label={t`Play ${label}`}
      onClick={() => void play()}
    >
      {percent === undefined ? <Icon glyph={glyphs.play} size={24} /> : <output>{`${percent}%`}</output>}
    </button>
  );
}
