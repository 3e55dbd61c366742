import type { ReactNode } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { upload } from '../../messages/enUpload.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { plain } from '../../internal/plain.ts';
import styles from './Upload.module.css';
import type { UploadItem } from './useUploads.ts';

interface UploadTileProps {
  item: UploadItem<unknown>;
  onView: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: its picture, its progress, and its actions. */
export function UploadTile({ item, onView, onRetry, onRemove }: UploadTileProps) {
  const messages = useWords(upload);
  const { name, state, preview } = item;
  const picture = preview ? (
    <img src={preview} alt={state === 'failed' ? name : ''} className={styles.thumb} />
  ) : (
    <span className={styles.film}>
      <Icon glyph={item.kind === 'video' ? glyphs.play : glyphs.image} />
      <span className={styles.name}>{name}</span>
    </span>
  );
  return (
    <li className={styles.tile} data-state={state} data-kind={item.kind}>
      <TileFace item={item} onView={onView} onRetry={onRetry}>
        {picture}
      </TileFace>
      <button
        type="button"
        className={styles.corner}
        data-corner=""
        aria-label={(state === 'busy' ? messages.uploadStop : messages.uploadRemove)(name)}
        onClick={onRemove}
      >
        <span className={styles.cross}>
          <Icon glyph={glyphs.close} size={12} />
        </span>
      </button>
    </li>
  );
}

type TileFaceProps = Pick<UploadTileProps, 'item' | 'onView' | 'onRetry'> & { children: ReactNode };

function TileFace({ item, onView, onRetry, children }: TileFaceProps) {
  const messages = useWords(upload);
  const { name, state, preview, progress } = item;
  if (state === 'failed') {
    return (
      <button type="button" className={styles.face} onClick={onRetry}>
        {children}
        <span className={styles.veil}>
          <Icon glyph={glyphs.refresh} size={20} />
          <span>{messages.retry}</span>
        </span>
      </button>
    );
  }
  if (state === 'done' && preview) {
    return (
      <button type="button" className={styles.face} aria-label={messages.uploadView(name)} onClick={onView}>
        {children}
      </button>
    );
  }
  const percent = Math.round(progress * 100);
  return (
    <div className={styles.face}>
      {children}
      {state === 'busy' && (
        <span className={styles.veil}>
          <VisuallyHidden>
            <progress className={plain} aria-label={name} max={100} value={percent} />
          </VisuallyHidden>
          <svg
            className={plain}
            width="36"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            viewBox="0 0 36 36"
            aria-hidden="true"
          >
            <circle cx="18" cy="18" r="16" opacity="0.28" />
            <circle
              cx="18"
              cy="18"
              r="16"
              strokeLinecap="round"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
              transform="rotate(-90 18 18)"
            />
          </svg>
        </span>
      )}
    </div>
  );
}
