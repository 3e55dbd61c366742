import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isPayCodeOf, type PayMethodId } from '@ezwallet/api-client/constants';
import { Upload, type UploadTask } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { readBase64 } from '../../../shared/files/readBase64.ts';
import { readPictureCode } from '../model/readPictureCode.ts';

interface CodeUploadProps {
  method: PayMethodId;
  /** Name of the app. */
  name: string;
  error: string | undefined;
  /** Receives the file of the stored picture. */
  onStored: (fileId: string) => void;
}

const FILE_NAME = 'payment-code';
/** How much of the wait is over once the picture is read. */
const READ = 0.3;
/** Dense codes stay readable. */
const MAX_SIDE = 1200;

/** Takes the picture of a payment code. It reads the code first, so that a wrong picture never leaves the device. */
export const CodeUpload = observer(function CodeUpload({ method, name, error, onStored }: CodeUploadProps) {
  const { t, i18n } = useLingui();
  const { payAccounts } = useSessionStores();
  const [problem, setProblem] = useState<string>();
  const refuse = (words: string) => {
    setProblem(words);
    return new Error('The picture is not stored, and the screen says why.');
  };
  const upload = async (file: File, { signal, onProgress }: UploadTask) => {
    setProblem(undefined);
    const text = await readPictureCode(file);
    if (text === null) throw refuse(t`We found no code in this picture. Use a sharp, complete picture of your code.`);
    if (!isPayCodeOf(method, text))
      throw refuse(
        t`This is not a payment code of ${name}. Save the code for receiving money, and choose that picture.`,
      );
    onProgress(READ);
    try {
      return await payAccounts.upload(await readBase64(file), FILE_NAME, signal);
    } catch (failure) {
      const words = refusalMessage(failure);
      throw refuse(words ? i18n._(words) : t`We could not reach the server. Nothing was stored.`);
    }
  };
  return (
    <Upload<string>
      label={t`Payment code`}
      description={t`In ${name}, save the picture of your code for receiving money.`}
      error={problem ?? error}
      maxSide={MAX_SIDE}
      onUpload={upload}
      onChange={([file]) => {
        if (!file) setProblem(undefined);
        if (file?.result !== undefined) onStored(file.result);
      }}
    />
  );
});
