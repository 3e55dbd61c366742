import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Icon, Skeleton, viewer } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { usePictures } from './PicturesOfTalk.ts';
import styles from './picture.module.css';

interface StoredPictureProps {
  fileId: string;
  /** What the picture is, for those who cannot see it. */
  label: string;
}

/** A stored picture as a tile. A tap shows it in full size. */
export const StoredPicture = observer(function StoredPicture({ fileId, label }: StoredPictureProps) {
  const { t } = useLingui();
  const picture = usePictures().of(fileId);
  useEffect(() => void picture.load(), [picture]);
  if (picture.value) {
    const { src } = picture.value;
    return (
      <button
        type="button"
        className={styles.tile}
        aria-label={t`View ${label}`}
        onClick={() => viewer.open({ images: [{ src, alt: label }] })}
      >
        <img className={styles.picture} src={src} alt="" />
      </button>
    );
  }
  if (!picture.failure || picture.isLoading) return <Skeleton className={styles.tile} />;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={t`Load ${label} again`}
      onClick={() => void picture.reload()}
    >
      <Icon glyph={glyphs.refresh} size={24} />
    </button>
  );
});
