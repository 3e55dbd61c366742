import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { networkName, type DepositCoin } from '@ezwallet/domain-stores';
import { PickerSheet } from '@ezwallet/ui';
import { joinFacts } from '../../../shared/language/joinFacts.ts';

interface NetworkSheetProps {
  /** Null keeps the sheet closed. */
  coin: DepositCoin | null;
  value: string | undefined;
  onChange: (protocol: string) => void;
  onClose: () => void;
}

/** Lets the person choose one of a coin's networks, with what tells them apart. */
export function NetworkSheet({ coin, value, onChange, onClose }: NetworkSheetProps) {
  const { t } = useLingui();
  return (
    <PickerSheet
      open={coin !== null}
      onOpenChange={(open) => open || onClose()}
      title={t`Network`}
      items={(coin?.protocols ?? []).map(({ name, minutes, open }) => ({
        value: name,
        label: joinFacts([name, networkName(name)]),
        note: open ? t`About ${plural(minutes, { one: '# minute', other: '# minutes' })}` : t`Unavailable`,
        disabled: !open,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
