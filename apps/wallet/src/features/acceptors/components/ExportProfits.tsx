import { useLingui } from '@lingui/react/macro';
import type { Profits } from '@ezwallet/domain-stores';
import { IconButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSaveFile } from '../../../shared/files/useSaveFile.ts';
import { profitsFile } from '../model/profits.ts';

/** Exports the shown period as a table. */
export function ExportProfits({ profits }: { profits: Profits | undefined }) {
  const { t, i18n } = useLingui();
  const saveFile = useSaveFile();
  const save = async () => {
    if (profits && (await saveFile(profitsFile(profits, i18n)))) toast.success(t`Income exported`);
  };
  return <IconButton icon={glyphs.download} label={t`Export income`} disabled={!profits} onClick={() => void save()} />;
}
