import { useLingui } from '@lingui/react/macro';
import type { EvidenceFile } from '@ezwallet/api-client/contract';
import { Tag } from '@ezwallet/ui';
import { StoredPicture } from '../../talk/index.ts';
import styles from './PictureEvidence.module.css';
import { VideoEvidence } from './VideoEvidence.tsx';

/** The files of a statement. What was also used for another order says so. */
export function PictureEvidence({ files }: { files: readonly EvidenceFile[] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t`Proof`}>
      {files.map(({ fileId, fileType, isReused }, index) => {
        const number = index + 1;
        return (
          <li key={fileId} className={styles.file}>
            {fileType === 'IMG' ? (
              <div className={styles.tile}>
                <StoredPicture fileId={fileId} label={t`proof ${number}`} />
              </div>
            ) : (
              <VideoEvidence fileId={fileId} label={t`video ${number}`} />
            )}
            {isReused && <Tag tone="warning">{t`Used elsewhere`}</Tag>}
          </li>
        );
      })}
    </ul>
  );
}
