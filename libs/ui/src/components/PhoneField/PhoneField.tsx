import { useRef, useState, type ReactNode } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import inputStyles from '../field/TextInput.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useFormattedInput } from '../../internal/useFormattedInput.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PickerSheet, type PickerItem } from '../PickerSheet/PickerSheet.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { formatPhone, readPhone } from './phone-text.ts';
import styles from './PhoneField.module.css';

/** A phone number in national form: digits only, without the plus and the trunk zero. */
export interface PhoneValue {
  /** For example `852`. */
  areaCode: string;
  number: string;
}

/** A region with its area code. */
export interface PhoneArea {
  /** Identifies the region, because Canada and the United States share a code. An ISO 3166 code works well. */
  id: string;
  areaCode: string;
  name: string;
  group?: string | undefined;
  keywords?: string | undefined;
  /** Grouping of the number, for example `[4, 4]`. */
  digits?: readonly number[] | undefined;
}

/** Props of a phone field: those of `TextField`, with the area code in the value. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix' | 'clearable' | 'maxLength'
> {
  /** Area and number. */
  value: PhoneValue;
  /** Receives area and number when either changes. */
  onChange: (value: PhoneValue) => void;
  /** The areas that the user can choose. */
  areas: readonly PhoneArea[];
  /** Placeholder of the search in the list of areas. */
  searchLabel: string;
  /** Draws the flag of an area. */
  renderFlag?: ((area: PhoneArea) => ReactNode) | undefined;
}

/** Longer than any national number of ITU-T E.164, because a pasted number contains its area code. */
const MAX_DIGITS = 15;

const itemOf = ({ id, areaCode, name, group, keywords }: PhoneArea): PickerItem => ({
  value: id,
  label: name,
  note: `+${areaCode}`,
  group,
  keywords: `${areaCode} ${keywords ?? ''}`,
});

/** A phone number after its area code. A pasted `+852 9123 4567` fills in both. */
export function PhoneField({
  label,
  hideLabel,
  description,
  error,
  value,
  onChange,
  areas,
  searchLabel,
  renderFlag,
  id,
  className,
  ref,
  ...input
}: PhoneFieldProps) {
  const messages = useWords();
  const [open, setOpen] = useState(false);
  // Names of areas cost a slow phone a tenth of a second, and most people never open the list. Until then the code is the name.
  const [isListed, setListed] = useState(false);
  // Of two regions with one code, the last picked one counts.
  const [picked, setPicked] = useState<string>();
  const ids = useFieldIds({ description, error }, id, input['aria-describedby']);
  const node = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(node, ref);
  const keepCaret = useFormattedInput(node, /\d/);

  const area =
    areas.find((each) => each.id === picked && each.areaCode === value.areaCode) ??
    areas.find((each) => each.areaCode === value.areaCode);
  const items = isListed ? areas.map(itemOf) : [];
  const read = (text: string) => {
    keepCaret();
    const next = readPhone(text, value.areaCode, areas);
    if (next.number.length <= MAX_DIGITS) onChange(next);
  };
  return (
    <FieldFrame
      {...{ ids, label, hideLabel, description, error, className }}
      disabled={input.disabled}
      readOnly={input.readOnly}
    >
      <button
        type="button"
        className={styles.area}
        aria-label={`${messages.areaCode} +${value.areaCode}${area && isListed ? `, ${area.name}` : ''}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={input.disabled || input.readOnly}
        onClick={() => {
          setListed(true);
          setOpen(true);
        }}
      >
        <bdi>+{value.areaCode}</bdi>
        <Icon glyph={glyphs.chevronDown} size={16} className={styles.chevron} />
      </button>
      <input
        autoComplete="tel-national"
        {...input}
        ref={merged}
        id={ids.control}
        type="tel"
        inputMode="tel"
        className={inputStyles.input}
        value={formatPhone(value.number, area?.digits)}
        onChange={(event) => read(event.currentTarget.value)}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={ids.describedBy}
      />
      <PickerSheet
        open={open}
        onOpenChange={setOpen}
        title={messages.areaCode}
        search={searchLabel}
        items={items}
        value={area?.id}
        renderIcon={renderFlag && ((item) => renderFlag(areas.find((each) => each.id === item.value)!))}
        onChange={(place) => {
          const chosen = areas.find((each) => each.id === place);
          if (!chosen) return;
          setPicked(place);
          onChange({ ...value, areaCode: chosen.areaCode });
        }}
      />
    </FieldFrame>
  );
}
