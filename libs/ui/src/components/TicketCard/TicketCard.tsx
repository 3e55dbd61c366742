import { useContext, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { renderAs } from '../../internal/renderAs.ts';
import { textSize } from '../../internal/textSize.ts';
import { Button } from '../Button/Button.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { RadioGroupContext } from '../RadioGroup/RadioGroupContext.ts';
import { Tag } from '../Tag/Tag.tsx';
import styles from './TicketCard.module.css';
import { amountSize } from './amountSize.ts';

/** Whether the coupon can be used: now, not while an order reserves it, or not any more. */
export type TicketState = 'usable' | 'reserved' | 'used' | 'expired';

const STATE_WORDS = { reserved: 'ticketReserved', used: 'ticketUsed', expired: 'ticketExpired' } as const;

/** Props of a coupon. Other attributes go to its element. */
export interface TicketCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Its value, formatted for display: `3%`, `5`, `Free`. */
  amount: string;
  /** Below the amount: its currency or its kind. */
  currency?: string | undefined;
  /** Name of the coupon. */
  title: string;
  /** When it expires, or when it ended. */
  validity?: ReactNode;
  /** Its conditions. */
  limits?: ReactNode;
  /** Whether the coupon can be used. */
  state?: TicketState | undefined;
  /** Marks a coupon that the user has not seen before. */
  isNew?: boolean | undefined;
  /** Shows the button of a usable coupon. */
  onUse?: (() => void) | undefined;
  /** The words of that button; default: the kit's word. */
  useText?: string | undefined;
  /** Takes the place of the word for its state. */
  mark?: ReactNode;
  /** Makes it an option of the `RadioGroup` around it: the whole coupon is the target, and there is no button. */
  value?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A coupon: its value on the stub, its terms beside it. Where the text does not fit, the stub moves above the
 * perforation.
 *
 * @example
 * <TicketCard amount="3%" currency={t`bonus`} title={t`Buy bonus`} validity={until} onUse={() => buy(coupon)} />
 * <RadioGroup label={t`Coupon`} value={id} onChange={setId}>
 *   {coupons.map((coupon) => <TicketCard key={coupon.id} value={coupon.id} {...wordsOf(coupon)} />)}
 * </RadioGroup>
 */
export function TicketCard({
  amount,
  currency,
  title,
  validity,
  limits,
  state = 'usable',
  isNew = false,
  onUse,
  useText,
  mark,
  value,
  className,
  ...rest
}: TicketCardProps) {
  const messages = useWords();
  const group = useContext(RadioGroupContext);
  const id = useId();
  const usable = state === 'usable';
  const choice = value !== undefined && usable;
  const stub = `${id}-stub`;
  const name = `${id}-title`;
  const terms = classNames(
    isNew && `${id}-new`,
    limits !== undefined && `${id}-limits`,
    validity !== undefined && `${id}-validity`,
  );
  return renderAs(undefined, choice ? 'label' : 'article', {
    ...(choice ? {} : { 'aria-labelledby': `${stub} ${name}` }),
    ...rest,
    'data-state': state,
    'data-selected': choice && group?.value === value ? '' : undefined,
    className: classNames(styles.ticket, className),
    children: (
      <span className={styles.paper}>
        <span id={stub} className={styles.stub}>
          <bdi className={styles.amount} style={textSize(amountSize(amount))}>
            {amount}
          </bdi>{' '}
          {currency !== undefined && <span className={styles.currency}>{currency}</span>}
        </span>
        <span className={styles.body}>
          <span className={styles.head}>
            <span id={name} className={styles.title}>
              {title}
            </span>
            {isNew && usable && (
              <Tag id={`${id}-new`} tone="accent">
                {messages.ticketNew}
              </Tag>
            )}
          </span>
          {limits !== undefined && (
            <span id={`${id}-limits`} className={styles.limits}>
              {limits}
            </span>
          )}
          <span className={styles.foot}>
            {validity !== undefined && (
              <span id={`${id}-validity`} className={styles.validity}>
                {validity}
              </span>
            )}
            {mark ?? (state !== 'usable' && <Tag>{messages[STATE_WORDS[state]]}</Tag>)}
            {choice && (
              <Radio
                value={value}
                className={styles.radio}
                aria-labelledby={`${stub} ${name}`}
                aria-describedby={terms}
              />
            )}
            {usable && !choice && onUse && (
              <Button id={`${id}-use`} variant="tint" size={32} aria-labelledby={`${id}-use ${name}`} onClick={onUse}>
                {useText ?? messages.ticketUse}
              </Button>
            )}
          </span>
        </span>
      </span>
    ),
  });
}
