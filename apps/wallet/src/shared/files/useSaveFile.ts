import { useLingui } from '@lingui/react/macro';
import { toast } from '@ezwallet/ui';
import { useWorld } from '../../world/StoresContext.tsx';
import { appFileName } from './appFileName.ts';
import { downloadFile } from './downloadFile.ts';
import { readBase64 } from './readBase64.ts';

const isUnknown = (error: unknown) => (error as { code?: unknown } | null)?.code === 'NOT_FOUND';

/**
 * Saves a document: through the native app, whose web view drops downloads, else to the downloads. It tells a failure.
 *
 * @returns a function that answers whether the document is saved
 */
export function useSaveFile(): (file: File) => Promise<boolean> {
  const { t } = useLingui();
  const { saveFile } = useWorld();
  return async (file) => {
    if (!saveFile) {
      downloadFile(file);
      return true;
    }
    const [mimeType] = file.type.split(';');
    try {
      await saveFile({ name: appFileName(file.name), file: `data:${mimeType};base64,${await readBase64(file)}` });
      return true;
    } catch (error) {
      toast.fail(isUnknown(error) ? t`Update the app to save files.` : t`The app could not save the file. Try again.`);
      return false;
    }
  };
}
