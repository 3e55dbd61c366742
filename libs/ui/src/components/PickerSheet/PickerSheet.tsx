import { Suspense } from 'react';
import { LazyPicker } from '../../overlays/loadOverlays.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { PickerSheetProps } from './PickerSheetProps.ts';

export type { PickerItem } from './picker-items.ts';
export type { PickerSheetProps } from './PickerSheetProps.ts';

/**
 * Picks one of many, in a sheet from below.
 *
 * @example
 * <Chip onClick={() => setPicking(true)}>{bank}</Chip>
 * <PickerSheet
 *   open={picking}
 *   onOpenChange={setPicking}
 *   title={t`Bank`}
 *   search={t`Search banks`}
 *   items={banks}
 *   value={bank}
 *   onChange={setBank}
 * />
 */
export function PickerSheet<V extends string = string>({
  open,
  onOpenChange,
  title,
  search,
  ...content
}: PickerSheetProps<V>) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title} keyboard={search !== undefined}>
      <Suspense>
        <LazyPicker {...content} title={title} search={search} close={() => onOpenChange(false)} />
      </Suspense>
    </Drawer>
  );
}
