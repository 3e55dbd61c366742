import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EVIDENCE_PICTURES_MAX } from '@ezwallet/api-client/constants';
import { dialect } from '@ezwallet/api-client';
import { Upload, type UploadedFile } from '@ezwallet/ui';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { keepFiles } from '../model/keptFiles.ts';
import { useUploadPicture } from './useUploadPicture.ts';
import { useUploadVideo } from './useUploadVideo.ts';

/** Files of a statement, as a form has them. */
export type Files = readonly UploadedFile<string>[];

interface FilesField {
  readonly value: Files;
  readonly onChange: (files: Files) => void;
  readonly error: string | undefined;
}

/** The proof of a statement: pictures, and one video. What a draft had is there from the beginning. */
export const EvidenceFields = observer(function EvidenceFields({
  pictures,
  video,
}: {
  pictures: FilesField;
  video: FilesField;
}) {
  const { t } = useLingui();
  const stored = useSessionStores().pictures;
  const uploadPicture = useUploadPicture();
  const uploadVideo = useUploadVideo();
  const kept = keepFiles(pictures.value);
  // Pictures that this page has not uploaded itself have no thumbnail yet.
  const earlier = pictures.value.filter(({ id }) => id < 0).flatMap(({ result }) => result ?? []);
  const known = earlier.join(' ');
  useEffect(() => {
    for (const fileId of known.split(' ')) if (fileId) void stored.of(fileId).load();
  }, [stored, known]);
  return (
    <>
      <Upload
        label={t`Proof`}
        description={t`1 to 6 pictures: the payment, the account, the conversation.`}
        max={EVIDENCE_PICTURES_MAX}
        initial={kept.map((file) => ({
          ...file,
          preview: earlier.includes(file.result) ? stored.of(file.result).value?.src : undefined,
        }))}
        onUpload={uploadPicture}
        onChange={pictures.onChange}
        error={pictures.error}
      />
      <Upload
        label={t`Video (optional)`}
        description={t`MP4, MOV or WebM, up to 50 MB. A video of your bank app proves more than a picture. The file may include the place and time of recording.`}
        accept="video"
        max={1}
        maxVideoBytes={dialect.limits.videoBytes}
        initial={keepFiles(video.value)}
        onUpload={uploadVideo}
        onChange={video.onChange}
        error={video.error}
      />
    </>
  );
});
