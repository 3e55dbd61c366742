import { Children, useState, type HTMLAttributes } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../internal/classNames.ts';
import { useMounted } from '../../internal/useMounted.ts';
import styles from './PopupCard.module.css';
import { ShownContext } from './ShownContext.ts';

const SHOWN = 3;

/** The container of `PopupCard`s at the top of the page: shows the first three, in the given order, newest first. */
export function PopupStack({ className, children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const mounted = useMounted();
  const [shown] = useState(() => new Set<string>());
  const cards = Children.toArray(children).slice(0, SHOWN);
  if (!mounted || cards.length === 0) return null;
  return createPortal(
    <div {...rest} data-ui-above="" className={classNames(styles.stack, className)}>
      <ShownContext.Provider value={shown}>{cards}</ShownContext.Provider>
    </div>,
    document.body,
  );
}
