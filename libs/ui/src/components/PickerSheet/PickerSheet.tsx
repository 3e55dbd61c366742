import { useStore } from '../../internal/useStore.ts';
import { loadedOverlays } from '../overlays/loadOverlays.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { PickerSheetProps } from '../overlays/picker/PickerSheetProps.ts';

export type { PickerItem } from '../overlays/picker/picker-items.ts';
export type { PickerSheetProps } from '../overlays/picker/PickerSheetProps.ts';

/**
 * Selects one of many items, in a sheet from the bottom.
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
  lockScroll,
  ...content
}: PickerSheetProps<V>) {
  // Search and list load with the sheet.
  const overlays = useStore(loadedOverlays, undefined);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      keyboard={search !== undefined}
      lockScroll={lockScroll}
    >
      {overlays && (
        <overlays.PickerContent {...content} title={title} search={search} close={() => onOpenChange(false)} />
      )}
    </Drawer>
  );
}
