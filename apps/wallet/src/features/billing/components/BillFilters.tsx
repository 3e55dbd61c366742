import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BILL_WINDOWS, RECORD_TYPES } from '@ezwallet/api-client/constants';
import type { BillsStore } from '@ezwallet/domain-stores';
import { Chip, PickerSheet, SearchField } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { recordTypeNames, windowNames } from '../model/billWords.ts';
import styles from './BillFilters.module.css';
import { MonthStatement } from './MonthStatement.tsx';

/** Pause in the typing before a search starts, in milliseconds. */
const PAUSE = 300;

/** The filters of the bills: a text, a period and a kind. The text field scrolls away, the rest stays. */
export const BillFilters = observer(function BillFilters({ bills }: { bills: BillsStore }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const [picking, setPicking] = useState(false);
  const { recordType, windowDays, keyword, hidden } = bills.filter;
  const [text, setText] = useState(keyword);
  useEffect(() => deps.clock.after(PAUSE, () => void bills.choose({ keyword: text })), [deps.clock, bills, text]);
  // Something else cleared the list's filter, so clear the field too.
  const [applied, setApplied] = useState(keyword);
  if (keyword !== applied) {
    setApplied(keyword);
    if (keyword === '') setText('');
  }
  return (
    <>
      <SearchField
        label={t`Search bills`}
        placeholder={t`Name, note, amount or bill number`}
        name="keyword"
        maxLength={60}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void bills.choose({ keyword: text });
        }}
      />
      <div className={styles.chips}>
        <Chip endIcon={glyphs.chevronDown} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {i18n._(windowNames[windowDays])}
        </Chip>
        <MonthStatement />
        {RECORD_TYPES.map((type) => (
          <Chip key={type} selected={type === recordType} onClick={() => void bills.choose({ recordType: type })}>
            {i18n._(recordTypeNames[type])}
          </Chip>
        ))}
        <Chip selected={hidden} onClick={() => void bills.choose({ hidden: !hidden })}>
          {t({ message: 'Hidden', context: 'bills taken out of the list' })}
        </Chip>
      </div>
      <PickerSheet
        open={picking}
        onOpenChange={setPicking}
        title={t`Period`}
        items={BILL_WINDOWS.map((days) => ({ value: String(days), label: i18n._(windowNames[days]) }))}
        value={String(windowDays)}
        onChange={(picked) => {
          const days = BILL_WINDOWS.find((window) => String(window) === picked);
          if (days !== undefined) void bills.choose({ windowDays: days });
        }}
      />
    </>
  );
});
