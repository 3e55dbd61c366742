import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { announce } from '../Announcer/announce.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './CardSwiper.module.css';
import { slideBeside } from './swiper-position.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

/** Props of a row of slides. Other attributes go to its region. */
export interface CardSwiperProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange'> {
  /** Topic of the slides, for screen readers. */
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  /** Index of the visible slide. A change scrolls to it; when the user scrolls, `onChange` reports the new index. */
  value?: number | undefined;
  /** Called with the index of the card that comes into view. */
  onChange?: ((index: number) => void) | undefined;
  /** Advances automatically: milliseconds per slide. At least 5000 leaves time to read. */
  autoplay?: number | undefined;
  /** The first slide follows the last one. */
  loop?: boolean | undefined;
  /** Visible part of the next slide in px; at most a third of the width. */
  peek?: number | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Above this number, figures replace the dots, because nobody counts that many. */
const MOST_DOTS = 7;

/**
 * Cards one at a time, with native scrolling (WAI-ARIA APG: carousel).
 *
 * @example
 * <CardSwiper label={t`Offers`} autoplay={6000} loop peek={24}>
 *   {offers.map((offer) => <Card key={offer.id} render={<Link to={offer.path} />} title={offer.title} />)}
 * </CardSwiper>
 */
export function CardSwiper({
  label,
  children,
  value: index,
  onChange,
  autoplay,
  loop = false,
  peek = 0,
  className,
  style,
  ...rest
}: CardSwiperProps) {
  const messages = useWords();
  const slides = Children.toArray(children);
  const count = slides.length;
  const { scroller, current, onScroll, go } = useSlides({ count, index, onChange });
  const previous = slideBeside(current, -1, count, loop);
  const next = slideBeside(current, 1, count, loop);
  const { possible, paused, playing, toggle, hold } = useAutoplay({
    every: count > 1 ? autoplay : undefined,
    current,
    advance: () => next !== undefined && go(next, { silent: true }),
  });

  // A slide reached by arrow key takes the focus as soon as it is no longer inert.
  const carried = useRef(false);
  useEffect(() => {
    if (!carried.current) return;
    carried.current = false;
    (scroller.current?.children[current] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [scroller, current]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const to = slideForKey(event, { previous, next, last: count - 1 });
    if (to === undefined) return;
    event.preventDefault();
    carried.current = to !== current;
    go(to);
  };
  const press = (to: number | undefined) => {
    if (to === undefined) return;
    go(to);
    announce(messages.slideOf(to + 1, count));
  };

  return (
    <section
      {...rest}
      aria-roledescription={messages.carousel}
      aria-label={label}
      data-state={playing ? 'playing' : 'still'}
      data-ui-inherit="page"
      className={classNames(styles.swiper, className)}
      style={{ ...style, '--swiper-peek': `${peek}px` } as CSSProperties}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <Position current={current} count={count} />
          {possible && (
            <IconButton
              icon={paused ? glyphs.play : glyphs.pause}
              label={paused ? messages.playSlides : messages.pauseSlides}
              size={20}
              tone="muted"
              onClick={toggle}
            />
          )}
          <div className={styles.steps} {...hold}>
            <IconButton
              icon={glyphs.chevronLeft}
              label={messages.previous}
              size={20}
              tone="muted"
              mirrored
              className={styles.button}
              aria-disabled={previous === undefined || undefined}
              onClick={() => press(previous)}
            />
            <IconButton
              icon={glyphs.chevronRight}
              label={messages.next}
              size={20}
              tone="muted"
              mirrored
              className={styles.button}
              aria-disabled={next === undefined || undefined}
              onClick={() => press(next)}
            />
          </div>
        </div>
      )}
      <div
        ref={scroller}
        data-ui-inherit="page"
        className={styles.scroller}
        data-peek={count > 1 && peek > 0 ? '' : undefined}
        {...hold}
        onScroll={onScroll}
      >
        {slides.map((slide, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <div
            key={isValidElement(slide) ? slide.key : at}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a legend
            role="group"
            aria-roledescription={messages.slide}
            aria-label={messages.slideOf(at + 1, count)}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
            tabIndex={at === current ? 0 : -1}
            inert={at !== current}
            data-state={at === current ? 'current' : 'aside'}
            data-ui-inherit="page"
            className={styles.slide}
            onKeyDown={onKeyDown}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

function Position({ current, count }: { current: number; count: number }) {
  return (
    <div aria-hidden className={styles.position}>
      {count > MOST_DOTS ? (
        <bdi>{`${current + 1} / ${count}`}</bdi>
      ) : (
        Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles.dot} data-state={at === current ? 'current' : 'aside'} />
        ))
      )}
    </div>
  );
}

interface Beside {
  previous: number | undefined;
  next: number | undefined;
  last: number;
}

function slideForKey({ key, currentTarget }: KeyboardEvent<HTMLElement>, { previous, next, last }: Beside) {
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowLeft') return rtl ? next : previous;
  if (key === 'ArrowRight') return rtl ? previous : next;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
