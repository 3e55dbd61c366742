import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Contract } from '@ezwallet/api-client/contract';
import { readRefusal } from '@ezwallet/domain-stores';
import { Chip, PickerSheet, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { maskUserNumber } from '@ezwallet/validators';
import { useSaveFile } from '../../../shared/files/useSaveFile.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';

/** Months to choose from, this one first. */
const MONTHS = 12;
/** Work that takes longer says so. Milliseconds. */
const PATIENCE = 300;

/** The starts of the last months in the device's calendar, in epoch milliseconds, the latest first. */
const monthsBefore = (now: number): readonly number[] => {
  const today = new Date(now);
  return Array.from({ length: MONTHS }, (_, back) => new Date(today.getFullYear(), today.getMonth() - back).getTime());
};

const nameOf = (month: number) => {
  const date = new Date(month);
  return `${date.getFullYear()}/${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** Saves the statement of a month as a PDF. */
export const MonthStatement = observer(function MonthStatement() {
  const { t, i18n } = useLingui();
  const { deps, serverNow } = useWorld();
  const saveFile = useSaveFile();
  const { session } = useStores();
  const [picking, setPicking] = useState(false);
  const [busy, setBusy] = useState(false);
  const userNo = session.user?.userName ?? '';

  const save = async (from: number) => {
    const start = new Date(from);
    const until = new Date(start.getFullYear(), start.getMonth() + 1).getTime();
    setBusy(true);
    let waiting: ReturnType<typeof toast.loading> | undefined;
    const stopWaiting = deps.clock.after(PATIENCE, () => {
      waiting = toast.loading(t`Making your statement`);
    });
    try {
      const [statement, { makeStatement }] = await Promise.all([
        deps.api.order.getStatement({ from, until }),
        import('../model/makeStatement.ts'),
      ]);
      const about = { month: nameOf(from), userNoMasked: maskUserNumber(userNo), madeAt: serverNow() };
      if (await saveFile(await makeStatement(statement, about, i18n))) toast.success(t`Statement saved`);
    } catch (error) {
      const code = readRefusal<Contract['order']['getStatement']>(error)?.code;
      toast.fail(
        code === 'CONDITION_NOT_FULLFILL'
          ? t`This month has too many movements for a statement. Export the bills instead.`
          : t`We could not make the statement. Check your connection and try again.`,
      );
    } finally {
      stopWaiting();
      waiting?.close();
      setBusy(false);
    }
  };
  return (
    <>
      <Chip endIcon={glyphs.download} aria-haspopup="dialog" disabled={busy} onClick={() => setPicking(true)}>
        {t`Month statement`}
      </Chip>
      <PickerSheet
        open={picking}
        onOpenChange={setPicking}
        title={t`Statement as PDF`}
        items={monthsBefore(serverNow()).map((month) => ({ value: String(month), label: nameOf(month) }))}
        value=""
        onChange={(month) => void save(Number(month))}
      />
    </>
  );
});
