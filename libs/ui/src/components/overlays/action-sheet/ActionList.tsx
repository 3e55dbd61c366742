import * as glyphs from '../../../glyphs/index.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import styles from './ActionList.module.css';
import type { SheetAction } from './SheetAction.ts';

export interface ActionListProps<Key extends string> {
  actions: readonly SheetAction<Key>[];
  /** Called with the chosen key, or with undefined for none. */
  onAnswer: (key: Key | undefined) => void;
}

/** The actions of a sheet, and a button that chooses none. */
export function ActionList<Key extends string>({ actions, onAnswer }: ActionListProps<Key>) {
  const messages = useMessages();
  return (
    <>
      <ul className={styles.actions}>
        {actions.map(({ key, label, note, icon, danger, disabled, selected }) => (
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
                {note && <span className={styles.note}>{note}</span>}
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
