import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BillsExport, type BillsStore } from '@ezwallet/domain-stores';
import { Button, Drawer, Empty, IconButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { useWorld } from '../../../world/StoresContext.tsx';
import { useSaveFile } from '../../../shared/files/useSaveFile.ts';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { billsFile } from '../model/billsFile.ts';
import styles from './ExportBills.module.css';

/** The sheet opens only after this time, because a sheet that flashes up is worse than none. Milliseconds. */
const PATIENCE = 400;

/** Exports all bills of the chosen period and kind as a table, loaded or not. */
export const ExportBills = observer(function ExportBills({ bills }: { bills: BillsStore }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const saveFile = useSaveFile();
  const [gathering] = useState(() => new BillsExport(deps));
  const [open, setOpen] = useState(false);
  useEffect(() => gathering.cancel, [gathering]);

  const save = async () => {
    const stopWaiting = deps.clock.after(PATIENCE, () => setOpen(true));
    const rows = await gathering.gather(bills.filter);
    stopWaiting();
    // The sheet shows a failure. After a cancel it is already closed.
    if (!rows) return setOpen(gathering.state === 'failed');
    setOpen(false);
    const kept = rows.filter(({ billNo }) => !bills.hiding.has(billNo));
    if (await saveFile(billsFile(kept, i18n, deps.clock.now())))
      toast.success(t`${plural(kept.length, { one: '# bill', other: '# bills' })} exported`);
  };
  const close = () => {
    gathering.cancel();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        icon={glyphs.download}
        label={t`Export bills`}
        disabled={bills.bills.length === 0 || gathering.state === 'gathering'}
        onClick={() => void save()}
      />
      <Drawer open={open} onOpenChange={(next) => next || close()} title={t`Export bills`}>
        {gathering.state === 'failed' ? (
          <Empty
            picture={pictures.cloudOff}
            title={t`We could not export your bills`}
            description={t`Some bills did not load, so we did not save the file. Try again.`}
            action={<TryAgain onClick={() => void save()} />}
          />
        ) : (
          <Gathering gathering={gathering} onCancel={close} />
        )}
      </Drawer>
    </>
  );
});

const Gathering = observer(function Gathering({
  gathering,
  onCancel,
}: {
  gathering: BillsExport;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { loaded, total } = gathering;
  return (
    <div className={styles.export}>
      <progress
        className={styles.bar}
        aria-label={t`Bills loaded`}
        {...(total === null ? {} : { value: loaded, max: total })}
      />
      <p className={styles.count}>
        {total === null ? (
          <Trans>Loading bills</Trans>
        ) : (
          <Trans>
            {loaded} of {total} bills
          </Trans>
        )}
      </p>
      <Button variant="secondary" block onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
});
