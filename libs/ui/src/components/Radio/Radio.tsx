import { useContext, useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import choice from '../../internal/choice/Choice.module.css';
import { classNames } from '../../internal/classNames.ts';
import { RadioGroupContext } from '../RadioGroup/RadioGroupContext.ts';
import styles from './Radio.module.css';

/** Props of one choice; other attributes go to the native input. */
export interface RadioProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'value' | 'checked' | 'onChange' | 'size'> {
  /** What the group's `onChange` is told. */
  value: string;
  /** The words of the choice. Without them the row around it, or `aria-labelledby`, names it. */
  children?: ReactNode;
  /** A second, quiet line, read after the name. */
  description?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One choice of a `RadioGroup`: a row of at least 44 px that can be pressed anywhere.
 *
 * @throws Error outside of a `RadioGroup`.
 */
export function Radio({ value, children, description, disabled = false, className, ...input }: RadioProps) {
  const group = useContext(RadioGroupContext);
  const id = useId();
  if (!group) throw new Error('A Radio stands in a RadioGroup.');
  const checked = group.value === value;
  const locked = disabled || group.disabled;
  // A row that is itself the label may hold the bare mark: labels must not nest.
  const Root = children === undefined ? 'span' : 'label';
  const described = description !== undefined && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-description`,
  };
  return (
    <Root
      className={classNames(choice.row, styles.root, className)}
      data-state={checked ? 'checked' : 'unchecked'}
      data-disabled={locked ? '' : undefined}
      data-described={described ? '' : undefined}
    >
      <input
        {...described}
        {...input}
        type="radio"
        name={group.name}
        value={value}
        checked={checked}
        disabled={locked}
        className={choice.input}
        onChange={() => group.choose(value)}
      />
      <span className={classNames(choice.mark, styles.mark)} aria-hidden />
      {children !== undefined && (
        <span className={styles.text}>
          <span id={`${id}-label`} className={styles.label}>
            {children}
          </span>
          {description !== undefined && (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      )}
    </Root>
  );
}
