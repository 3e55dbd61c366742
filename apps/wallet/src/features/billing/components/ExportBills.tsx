import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { BillsStore } from '@ezwallet/domain-stores';
import { IconButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../app/StoresContext.tsx';
import { downloadFile } from '../../../shared/files/downloadFile.ts';
import { billsFile } from '../model/billsFile.ts';

/** Takes the bills that are loaded along as a table. Not there inside of a native app, whose web view drops downloads. */
export const ExportBills = observer(function ExportBills({ bills }: { bills: BillsStore }) {
  const { t, i18n } = useLingui();
  const { deps, saveImage } = useWorld();
  if (saveImage !== null) return null;
  const save = () => {
    const rows = bills.bills;
    const count = rows.length;
    downloadFile(billsFile(rows, i18n, deps.clock.now()));
    if (bills.hasMore) {
      toast.info(t`${plural(count, { one: '# bill', other: '# bills' })} saved. Scroll down to load older ones first.`, {
        duration: 4000,
      });
    } else {
      toast.success(t`${plural(count, { one: '# bill', other: '# bills' })} saved`);
    }
  };
  return (
    <IconButton icon={glyphs.download} label={t`Export as a table`} disabled={bills.bills.length === 0} onClick={save} />
  );
});
