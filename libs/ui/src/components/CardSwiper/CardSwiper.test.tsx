import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announcements } from '../Announcer/announce.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { CardSwiper, type CardSwiperProps } from './CardSwiper.tsx';

const WIDTH = 300;
const offers = ['Invite a friend', 'Lower fees', 'New market'];
const swiper = (props: Partial<CardSwiperProps> = {}) => (
  <CardSwiper label="Offers" {...props}>
    {offers.map((offer) => (
      <p key={offer}>{offer}</p>
    ))}
  </CardSwiper>
);
const slide = (number: number) => screen.getByLabelText(`${number} of 3`);
const shown = () => offers.findIndex((offer) => !screen.getByText(offer).closest('[inert]'));
const button = (name: string) => screen.getByRole('button', { name });
const scroller = () => slide(1).parentElement as HTMLElement;
const swipeTo = (left: number) => {
  scroller().scrollLeft = left;
  fireEvent.scroll(scroller());
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement ? [...this.parentElement.children].indexOf(this) * WIDTH : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, to) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
  } as typeof HTMLElement.prototype.scrollTo);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  announcements.set([]);
});

describeComponent(swiper(), { state: true });

test('is a carousel whose slides announce their position; hidden slides are inert', () => {
  render(swiper());
  expect(screen.getByRole('region', { name: 'Offers' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slide(1)).toHaveAttribute('aria-roledescription', 'slide');
  expect([1, 2, 3].map((number) => slide(number).hasAttribute('inert'))).toEqual([false, true, true]);
});

test('buttons move by one slide, announce the new position, and stop at the ends', async () => {
  const onChange = vi.fn<(index: number) => void>();
  render(swiper({ onChange }));
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Previous'));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(button('Next'));
  await userEvent.click(button('Next'));
  expect(onChange.mock.calls).toEqual([[1], [2]]);
  expect(announcements.get().map(({ text }) => text)).toEqual(['2 of 3', '3 of 3']);
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  expect(scroller().scrollLeft).toBe(2 * WIDTH);
});

test('with `loop`, moves around in both directions', async () => {
  render(swiper({ loop: true }));
  await userEvent.click(button('Previous'));
  expect(shown()).toBe(2);
  await userEvent.click(button('Next'));
  expect(shown()).toBe(0);
});

test('a swipe past the middle reports the new slide once and vibrates', () => {
  const onChange = vi.fn<(index: number) => void>();
  const haptics = vi.fn<(kind: string) => void>();
  render(
    <UiProvider locale="en" haptics={haptics}>
      {swiper({ onChange })}
    </UiProvider>,
  );
  swipeTo(140);
  expect(onChange).not.toHaveBeenCalled();
  swipeTo(160);
  swipeTo(300);
  expect(onChange.mock.calls).toEqual([[1]]);
  expect(haptics.mock.calls).toEqual([['selection']]);
  expect(shown()).toBe(1);
});

test('slides that a movement passes are not reported; only the last one is', () => {
  vi.useFakeTimers();
  const onChange = vi.fn<(index: number) => void>();
  render(swiper({ loop: true, onChange }));
  fireEvent.click(button('Previous'));
  swipeTo(300);
  expect(shown()).toBe(2);
  act(() => void vi.advanceTimersByTime(700));
  expect(onChange.mock.calls).toEqual([[2], [1]]);
});

test('arrow keys on a slide move the focus too; Home and End go to the ends', async () => {
  render(swiper());
  act(() => slide(1).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(slide(2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(slide(3)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(slide(1)).toHaveFocus();
});

test('left is forward in right-to-left text', async () => {
  render(<div style={{ direction: 'rtl' }}>{swiper({ style: { direction: 'rtl' } })}</div>);
  slide(1).style.direction = 'rtl';
  scroller().style.direction = 'rtl';
  act(() => slide(1).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(slide(2)).toHaveFocus();
  expect(scroller().scrollLeft).toBe(-WIDTH);
});

test('the host moves it without a report; if slides disappear, it stays on the last one', () => {
  const onChange = vi.fn<(index: number) => void>();
  const { rerender } = render(swiper({ value: 1, onChange }));
  expect([shown(), scroller().scrollLeft]).toEqual([1, WIDTH]);
  rerender(swiper({ value: 2, onChange }));
  expect([shown(), scroller().scrollLeft]).toEqual([2, 2 * WIDTH]);
  expect(onChange).not.toHaveBeenCalled();
  rerender(
    <CardSwiper label="Offers" value={2}>
      <p>One</p>
      <p>Two</p>
    </CardSwiper>,
  );
  expect(screen.getByText('Two').closest('[inert]')).toBeNull();
});

test('a single slide needs no controls', () => {
  render(
    <CardSwiper label="Offers" autoplay={5000}>
      <p>Invite a friend</p>
    </CardSwiper>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

describe('autoplay', () => {
  beforeEach(() => vi.useFakeTimers());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test('advances after its time without vibration and stops at the end', () => {
    const haptics = vi.fn<(kind: string) => void>();
    render(
      <UiProvider locale="en" haptics={haptics}>
        {swiper({ autoplay: 5000 })}
      </UiProvider>,
    );
    pass(4900);
    expect(shown()).toBe(0);
    pass(200);
    expect(shown()).toBe(1);
    pass(20_000);
    expect(shown()).toBe(2);
    expect(haptics).not.toHaveBeenCalled();
  });

  test('waits while the pointer or the focus is inside', () => {
    render(swiper({ autoplay: 5000, loop: true }));
    fireEvent.pointerEnter(scroller());
    pass(12_000);
    expect(shown()).toBe(0);
    fireEvent.pointerLeave(scroller());
    act(() => slide(1).focus());
    pass(12_000);
    expect(shown()).toBe(0);
    act(() => slide(1).blur());
    pass(5100);
    expect(shown()).toBe(1);
  });

  test('its button pauses and resumes it, and focus on that button does not hold it', () => {
    render(swiper({ autoplay: 5000, loop: true }));
    fireEvent.click(button('Pause slides'));
    expect(screen.getByRole('region')).toHaveAttribute('data-state', 'still');
    pass(12_000);
    expect(shown()).toBe(0);
    act(() => button('Play slides').focus());
    fireEvent.click(button('Play slides'));
    pass(5100);
    expect(shown()).toBe(1);
  });

  test('pauses while the page is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(swiper({ autoplay: 5000, loop: true }));
    pass(12_000);
    expect(shown()).toBe(0);
    hidden.mockReturnValue(false);
    pass(5100);
    expect(shown()).toBe(1);
  });

  test('is off for users who prefer reduced motion, and starts when they no longer do', () => {
    const query = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
    render(swiper({ autoplay: 5000, loop: true }));
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
    pass(12_000);
    expect(shown()).toBe(0);
    query.matches = false;
    act(() => void query.dispatchEvent(new Event('change')));
    expect(button('Pause slides')).toBeVisible();
    pass(5100);
    expect(shown()).toBe(1);
  });
});
