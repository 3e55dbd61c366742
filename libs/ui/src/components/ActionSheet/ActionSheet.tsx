import type { ReactNode } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ActionSheet.module.css';
import type { SheetAction } from './sheet.ts';

/** Props of an action sheet that the host opens and closes itself. */
export interface ActionSheetProps<Key extends string> {
  /** Whether it is open. */
  open: boolean;
  /** What the user chooses from. */
  items: readonly SheetAction<Key>[];
  /** Heading above the items. */
  title?: ReactNode;
  /** Called with the chosen key, or with undefined when the sheet was closed. */
  onAnswer: (key: Key | undefined) => void;
  /** Called after its closing animation. */
  onClosed?: (() => void) | undefined;
}

/** A list of items from the bottom. For one call from code use `sheet.actions`. */
export function ActionSheet<Key extends string>({ open, items, title, onAnswer, onClosed }: ActionSheetProps<Key>) {
  const messages = useMessages();
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onAnswer(undefined);
      }}
      onClosed={onClosed}
      title={title ?? messages.more}
      titleHidden={title === undefined}
    >
      <ul className={styles.actions}>
        {items.map(({ value: key, label, description, icon, danger, disabled, selected }) => (
          <li key={key} className={styles.entry}>
            <button
              type="button"
              className={styles.action}
              data-tone={danger ? 'danger' : 'plain'}
              aria-current={selected ? 'true' : undefined}
              disabled={disabled}
              onClick={() => onAnswer(key)}
            >
              {icon && <Icon glyph={icon} className={styles.icon} />}
              <span className={styles.text}>
                <span>{label}</span>
                {description && <span className={styles.note}>{description}</span>}
              </span>
              {selected && <Icon glyph={glyphs.check} size={20} className={styles.check} />}
            </button>
          </li>
        ))}
      </ul>
      <Button block variant="ghost" onClick={() => onAnswer(undefined)}>
        {messages.cancel}
      </Button>
    </Drawer>
  );
}
