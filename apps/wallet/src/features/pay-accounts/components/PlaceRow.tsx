import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { ListItem, PickerSheet } from '@ezwallet/ui';
import { useSessionStores } from '../../../world/StoresContext.tsx';

/** Province and city, as the wire has them: names, empty for none. */
export interface Place {
  readonly province: string;
  readonly city: string;
}

interface PlaceRowProps extends Place {
  title: string;
  /** What is wrong with the choice. */
  problem?: ReactNode;
  onChange: (place: Place) => void;
}

/** A place in China: of the branch of an account, or where a person lives. A province leads on to its cities. */
export const PlaceRow = observer(function PlaceRow({ title, problem, province, city, onChange }: PlaceRowProps) {
  const { t } = useLingui();
  const { provinces } = useSessionStores().payAccounts;
  const [step, setStep] = useState<'province' | 'city' | null>(null);
  useEffect(() => void provinces.load(), [provinces]);
  const all = provinces.value ?? [];
  const cities = all.find(({ name }) => name === province)?.cities ?? [];
  const leave = (from: typeof step) => (open: boolean) => setStep((now) => (open || now !== from ? now : null));
  const setProvince = (name: string) => {
    const [only, ...others] = all.find((each) => each.name === name)?.cities ?? [];
    onChange({ province: name, city: only && others.length === 0 ? only.name : name === province ? city : '' });
    if (others.length > 0) setStep('city');
  };
  const place = province === city ? province : `${province} ${city}`.trim();
  return (
    <>
      <ListItem
        tone="pair"
        title={title}
        value={place || t`Choose`}
        description={problem}
        onClick={() => setStep('province')}
      />
      <PickerSheet
        open={step === 'province'}
        onOpenChange={leave('province')}
        title={t`Province`}
        search={t`Search provinces`}
        items={all.map(({ name }) => ({ value: name, label: name }))}
        value={province}
        onChange={setProvince}
      />
      <PickerSheet
        open={step === 'city'}
        onOpenChange={leave('city')}
        title={province}
        search={t`Search cities`}
        items={cities.map(({ name }) => ({ value: name, label: name }))}
        value={city}
        onChange={(name) => onChange({ province, city: name })}
      />
    </>
  );
});
