import { useEffect, useMemo, useRef, useState } from 'react';
import { useHaptics } from '../../../hooks/useHaptics.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { filterItems } from './picker-items.ts';
import { PickerList } from './PickerList.tsx';
import styles from './PickerContent.module.css';
import type { PickerSheetProps } from './PickerSheetProps.ts';

export interface PickerContentProps<V extends string = string> extends Omit<
  PickerSheetProps<V>,
  'open' | 'onOpenChange'
> {
  close: () => void;
}

/** Search and list. They mount with each opening, so that the search starts empty. */
export function PickerContent<V extends string = string>({
  title,
  items,
  value,
  onChange,
  search,
  renderIcon,
  close,
}: PickerContentProps<V>) {
  const messages = useWords();
  const haptics = useHaptics();
  const [query, setQuery] = useState('');
  const found = useMemo(() => filterItems(items, query), [items, query]);
  const list = useRef<HTMLDivElement>(null);

  // The list, not the search: focusing a text field would open the keyboard before the user asked for it.
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
              if ((event.key !== 'ArrowDown' && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
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
          query={query}
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
