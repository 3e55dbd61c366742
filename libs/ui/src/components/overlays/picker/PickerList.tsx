/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select has no icons, notes or search */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../../glyphs/index.ts';
import { useMergedRef } from '../../../internal/useMergedRef.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { findByPrefix, groupRuns, type PickerItem } from './picker-items.ts';
import styles from './PickerList.module.css';
import { reveal } from './reveal.ts';

interface PickerListProps<V extends string> {
  label: string;
  items: readonly PickerItem<V>[];
  /** The query of these items; a new query starts over. */
  query: string;
  value: V | undefined;
  onPick: (value: V) => void;
  renderIcon?: ((item: PickerItem<V>) => ReactNode) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The search field and a group's title stick to the top, over the first rows. */
const HEAD = 92;

/** Letters typed within this time form one search (WAI-ARIA APG, listbox). */
const TYPE_AHEAD_MS = 700;

/**
 * A listbox: one tab stop; arrows, Home, End and letters move the active option; Enter, Space or a tap selects it.
 * Moving alone selects nothing, because a selection closes the sheet.
 */
export function PickerList<V extends string>({
  label,
  items,
  query,
  value,
  onPick,
  renderIcon,
  ref,
}: PickerListProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(list, ref);
  // By value, because the host may pass new items at any time.
  const [active, setActive] = useState<{ query: string; value?: V }>({ query });
  if (active.query !== query) setActive({ query });
  const selected = items.findIndex((item) => item.value === value);
  const kept = items.findIndex((item) => item.value === active.value);
  const at = kept >= 0 ? kept : Math.max(selected, 0);
  const typeAhead = useTypeAhead();

  // The selected option is in view when the sheet opens, and a new search starts at its top.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (chosen) reveal(chosen, 'center', HEAD);
    else if (list.current?.firstElementChild) reveal(list.current.firstElementChild, 'nearest', HEAD);
  }, [query]);

  const go = (to: number) => {
    const item = items[to];
    if (!item) return;
    setActive({ query, value: item.value });
    const row = list.current?.querySelector(`[data-index="${to}"]`);
    if (row) reveal(row, 'nearest', HEAD);
  };
  const step = (from: number, by: 1 | -1) => {
    for (let to = from; to >= 0 && to < items.length; to += by) if (!items[to]!.disabled) return go(to);
  };
  const pick = (item: PickerItem<V> | undefined) => item && !item.disabled && onPick(item.value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') step(at + 1, 1);
    else if (event.key === 'ArrowUp') step(at - 1, -1);
    else if (event.key === 'Home') step(0, 1);
    else if (event.key === 'End') step(items.length - 1, -1);
    else if (event.key === 'PageDown') step(Math.min(at + 8, items.length - 1), 1);
    else if (event.key === 'PageUp') step(Math.max(at - 8, 0), -1);
    else if (event.key === 'Enter' || (event.key === ' ' && !typeAhead.running())) pick(items[at]);
    else if (event.key.length === 1) {
      const typed = typeAhead.add(event.key);
      go(findByPrefix(items, typed, typed.length === 1 ? at + 1 : at));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const option = (item: PickerItem<V>, index: number) => (
    // Keys are handled by the listbox, which alone has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      key={item.value}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === selected}
      aria-disabled={item.disabled || undefined}
      data-index={index}
      data-active={index === at ? '' : undefined}
      className={styles.option}
      onClick={() => pick(item)}
    >
      {renderIcon?.(item)}
      <span className={styles.label} lang={item.lang}>
        {item.label}
      </span>
      {item.note !== undefined && <bdi className={styles.note}>{item.note}</bdi>}
      <Icon glyph={glyphs.check} size={20} className={styles.check} />
    </div>
  );
  return (
    <div
      ref={merged}
      role="listbox"
      aria-label={label}
      aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {groupRuns(items).map(({ group, start, end }) => {
        const options = items.slice(start, end).map((item, i) => option(item, start + i));
        if (group === undefined) return options;
        return (
          <div key={`group ${group} ${start}`} role="group" aria-label={group}>
            <div className={styles.group} aria-hidden>
              {group}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

/** Collects letters typed in quick succession. */
function useTypeAhead() {
  const typed = useRef({ text: '', at: -Infinity });
  const running = () => performance.now() - typed.current.at < TYPE_AHEAD_MS;
  return {
    running: () => typed.current.text !== '' && running(),
    add: (letter: string) => {
      const text = (running() ? typed.current.text : '') + letter;
      typed.current = { text, at: performance.now() };
      return text;
    },
  };
}
