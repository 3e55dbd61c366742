import { useStore } from '../../internal/useStore.ts';
import { loadedOverlays } from '../overlays/loadOverlays.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { PickerSheetProps } from '../overlays/picker/PickerSheetProps.ts';

export type { PickerItem } from '../overlays/picker/picker-items.ts';
export type { PickerSheetProps } from '../overlays/picker/PickerSheetProps.ts';

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
  // Search and list come with the sheet itself.
  const overlays = useStore(loadedOverlays, undefined);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title} keyboard={search !== undefined}>
      {overlays && (
        <overlays.PickerContent {...content} title={title} search={search} close={() => onOpenChange(false)} />
      )}
    </Drawer>
  );
}
