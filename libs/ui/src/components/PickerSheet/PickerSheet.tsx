import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { filterItems, type PickerItem } from './picker-items.ts';
import { PickerList } from './PickerList.tsx';
import styles from './PickerSheet.module.css';

export type { PickerItem } from './picker-items.ts';

export interface PickerSheetProps<V extends string = string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is picked; also names the list. */
  title: string;
  items: readonly PickerItem<V>[];
  value: V | undefined;
  /** Called with the pick; the sheet then asks to close. */
  onChange: (value: V) => void;
  /** Offers a search over labels, notes and keywords; its text says what is searched. */
  search?: string | undefined;
  /** A flag, a coin or a bank's sign before each label. */
  renderIcon?: ((item: PickerItem<V>) => ReactNode) | undefined;
}

/**
 * Picks one of many, in a sheet from below.
 *
 * @example
 * <PickerSheet title={t`Bank`} search={t`Search banks`} items={banks} value={bank} onChange={setBank} {...sheet} />
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
      <PickerContent {...content} title={title} search={search} close={() => onOpenChange(false)} />
    </Drawer>
  );
}

/** Lives as long as the sheet is open, so that each opening starts with an empty search. */
function PickerContent<V extends string>({
  title,
  items,
  value,
  onChange,
  search,
  renderIcon,
  close,
}: Omit<PickerSheetProps<V>, 'open' | 'onOpenChange'> & { close: () => void }) {
  const messages = useMessages();
  const haptics = useHaptics();
  const [query, setQuery] = useState('');
  const found = useMemo(() => filterItems(items, query), [items, query]);
  const list = useRef<HTMLDivElement>(null);

  // The list, not the search: focusing a text field would bring up the keyboard before anyone asked for it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div className={styles.picker} data-search={search === undefined ? undefined : ''}>
      {search !== undefined && (
        <div className={styles.search}>
          <SearchField
            label={search}
            value={query}
            onChange={setQuery}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
              event.preventDefault();
              list.current?.focus();
            }}
          />
        </div>
      )}
      {found.length > 0 && (
        <PickerList
          ref={list}
          label={title}
          items={found}
          value={value}
          renderIcon={renderIcon}
          onPick={(picked) => {
            haptics('selection');
            onChange(picked);
            close();
          }}
        />
      )}
      <output className={styles.none}>{found.length > 0 ? '' : messages.noResults}</output>
    </div>
  );
}
