import { useLingui } from '@lingui/react/macro';
import type { Profits } from '@ezwallet/domain-stores';
import { IconButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { downloadFile } from '../../../shared/files/downloadFile.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { profitsFile } from '../model/profits.ts';

/** Exports the shown period as a table. Hidden inside a native app, because its web view drops downloads. */
export function ExportProfits({ profits }: { profits: Profits | undefined }) {
  const { t, i18n } = useLingui();
  const { saveImage } = useWorld();
  if (saveImage !== null) return null;
  const save = () => {
    if (!profits) return;
    downloadFile(profitsFile(profits, i18n));
    toast.success(t`Income exported`);
  };
  return <IconButton icon={glyphs.download} label={t`Export income`} disabled={!profits} onClick={save} />;
}
