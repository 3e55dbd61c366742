import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { classNames } from '../../internal/classNames.ts';
import { useRovingFocus } from '../../internal/useRovingFocus.ts';
import { Badge } from '../Badge/Badge.tsx';
import styles from './Tabs.module.css';
import { usePanelTabStop } from './usePanelTabStop.ts';

/** One tab and, where the kit renders it, its panel. */
export interface TabItem<Value extends string = string> {
  /** The value of the selected tab. */
  value: Value;
  label: ReactNode;
  badge?: number | boolean | undefined;
  disabled?: boolean | undefined;
  /** The panel below the tabs. Leave it out of every item when the screen renders the content itself. */
  content?: ReactNode;
}

/** Props of tabs. `Value` is the union of their values. */
export interface TabsProps<Value extends string> extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  /** The tabs, with their panels. */
  items: readonly TabItem<Value>[];
  /** The value of the selected tab. */
  value: Value;
  /** Receives the value of the tab that the user selects. */
  onChange: (value: Value) => void;
  /** What the tabs select, for screen readers. */
  label: string;
  /** Arrow keys move only the focus; Enter or Space selects. For panels that cost a request. */
  lazy?: boolean | undefined;
  /** Keeps the tabs at the top of the scroller while the panel scrolls below. */
  sticky?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Underlined tabs on top of a form or a screen (WAI-ARIA APG: tabs). */
export function Tabs<Value extends string>({
  items,
  value,
  onChange,
  label,
  lazy = false,
  sticky = false,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const haptics = useHaptics();
  const select = (next: TabItem<Value> | undefined) => {
    if (!next || next.disabled || next.value === value) return;
    haptics('selection');
    onChange(next.value);
  };
  const { root, onKeyDown } = useRovingFocus<HTMLDivElement>('[role="tab"]', (index) => {
    if (!lazy) select(items[index]);
  });
  const shown = useRef(items[0]?.value);
  useEffect(() => {
    // The first tab is visible at the start, and scrolling would force a layout in the first frame.
    if (shown.current === value) return;
    shown.current = value;
    const active = root.current?.querySelector('[aria-selected="true"]');
    active?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [root, value]);
  const panel = usePanelTabStop();
  const open = items.find((item) => item.value === value);
  const withPanels = items.some((item) => item.content !== undefined);
  return (
    <div {...rest} className={className}>
      <div
        ref={root}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles.tabs, sticky && styles.sticky)}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={withPanels && item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            data-state={item.value === value ? 'active' : 'inactive'}
            className={styles.tab}
            onClick={() => select(item)}
          >
            <span>{item.label}</span>
            {item.badge ? <Badge value={item.badge} /> : null}
          </button>
        ))}
      </div>
      {withPanels && (
        <div
          ref={panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${value}`}
          key={value}
          data-ui-inherit="page"
          className={styles.panel}
        >
          {open?.content}
        </div>
      )}
    </div>
  );
}
