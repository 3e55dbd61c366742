import { useState, type CSSProperties } from 'react';
import * as glyphs from '../../../glyphs/index.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { viewer } from '../../../messages/enViewer.ts';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { Spinner } from '../../Spinner/Spinner.tsx';
import { plain } from '../../../internal/plain.ts';
import styles from './PictureViewer.module.css';
import type { ViewerPicture } from './PictureViewerProps.ts';
import type { Size, View } from './zoom.ts';

interface PictureSlideProps {
  picture: ViewerPicture;
  /** Position relative to the current picture. */
  offset: number;
  view: View;
  onSize: (size: Size) => void;
}

/** One picture of the row, with its loading and error states. */
export function PictureSlide({ picture, offset, view, onSize }: PictureSlideProps) {
  const messages = useWords(viewer);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isFront = offset === 0;
  return (
    <div
      className={styles.slide}
      style={{ '--offset': offset } as CSSProperties}
      data-state={state}
      aria-busy={state === 'loading'}
      inert={!isFront}
    >
      {state === 'failed' ? (
        <div className={styles.failed} role={isFront ? 'alert' : undefined}>
          <Icon glyph={glyphs.image} size={64} className={styles.failedIcon} />
          <p className={plain}>{messages.pictureFailed}</p>
          <Button size={32} variant="secondary" onClick={() => setState('loading')}>
            {messages.retry}
          </Button>
        </div>
      ) : (
        <img
          src={picture.src}
          alt={picture.alt}
          draggable={false}
          className={styles.picture}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onLoad={({ currentTarget }) => {
            setState('ready');
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
          }}
          onError={() => setState('failed')}
        />
      )}
      {state === 'loading' && <Spinner size={32} label={messages.loading} className={styles.spinner} />}
    </div>
  );
}
