import { useContext, useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import choice from '../../internal/choice/Choice.module.css';
import { classNames } from '../../internal/classNames.ts';
import { RadioGroupContext } from '../RadioGroup/RadioGroupContext.ts';
import styles from './Radio.module.css';

/** Props of one option. Other attributes go to the native input. */
export interface RadioProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'value' | 'checked' | 'onChange' | 'size'
> {
  /** The value that the group's `onChange` receives. */
  value: string;
  /** The label of the option. Without it, the surrounding row or `aria-labelledby` names it. */
  children?: ReactNode;
  /** A second, muted line. Screen readers read it after the name. */
  description?: ReactNode;
  /** Class of the whole row. */
  className?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One option of a `RadioGroup`: a row of at least 44 px that reacts anywhere.
 *
 * @throws Error outside of a `RadioGroup`.
 */
export function Radio({ value, children, description, disabled = false, className, ...input }: RadioProps) {
  const group = useContext(RadioGroupContext);
  const id = useId();
  if (!group) throw new Error('Radio has no RadioGroup around it. Render it inside a RadioGroup.');
  const checked = group.value === value;
  const locked = disabled || group.disabled;
  // A row that is a label may contain the bare mark, because labels must not nest.
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
