import * as glyphs from '../../../glyphs/index.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import styles from './ActionList.module.css';
import type { SheetAction } from './SheetAction.ts';

export interface ActionListProps<Key extends string> {
  items: readonly SheetAction<Key>[];
  /** Called with the chosen value, or with undefined for none. */
  onAnswer: (key: Key | undefined) => void;
}

/** The actions of a sheet, and a button that chooses none. */
export function ActionList<Key extends string>({ items, onAnswer }: ActionListProps<Key>) {
  const messages = useWords();
  return (
    <>
      <ul className={styles.actions}>
        {items.map(({ value, label, description, icon, danger, disabled, selected }) => (
          <li key={value} className={styles.entry}>
            <button
              type="button"
              className={styles.action}
              data-tone={danger ? 'danger' : 'plain'}
              aria-current={selected ? 'true' : undefined}
              disabled={disabled}
              onClick={() => onAnswer(value)}
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
    </>
  );
}
