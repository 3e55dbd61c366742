import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Resource } from '@ezwallet/domain-stores';
import { Skeleton, viewer } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './StoredPicture.module.css';

interface StoredPictureProps {
  fileId: string;
  alt: string;
  /** Side of the shown square, in px. */
  side: number;
}

/** A picture of a trade. A tap shows it whole. */
export const StoredPicture = observer(function StoredPicture({ fileId, alt, side }: StoredPictureProps) {
  const { api } = useWorld().deps;
  const picture = useMemo(() => new Resource(() => api.common.getImage({ fileId })), [api, fileId]);
  useEffect(() => void picture.load(), [picture]);
  const { value } = picture;
  if (!value) return <Skeleton width={side} height={side} />;
  const { src } = value;
  return (
    <button
      type="button"
      className={styles.thumb}
      style={{ width: side, height: side }}
      onClick={() => viewer.open({ images: [{ src, alt }] })}
    >
      <img src={src} alt={alt} />
    </button>
  );
});
