import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { Anchor } from '../../testing/Anchor.tsx';
import { Card } from '../Card/Card.tsx';
import { TicketCard } from '../TicketCard/TicketCard.tsx';
import { CardSwiper } from './CardSwiper.tsx';

const link = <Anchor href="#offer" />;
const offers = [
  <Card key="invite" render={link} icon={glyphs.gift} title="Invite a friend, earn 5 USDT">
    Paid after their first trade.
  </Card>,
  <Card key="fees" render={link} icon={glyphs.percent} title="TRC20 withdrawals at 1 USDT">
    The fee of this network is lowered until the end of the month, for every account.
  </Card>,
  <Card key="hedge" render={link} icon={glyphs.umbrella} title="U 對沖已推出">
    在價格波動時鎖定資產價值，隨時可以贖回。
  </Card>,
];

const meta = {
  title: 'Navigation/CardSwiper',
  component: CardSwiper,
  args: { label: 'Offers', children: offers, onChange: fn() },
} satisfies Meta<typeof CardSwiper>;
export default meta;

type Story = StoryObj<typeof meta>;

const slide = (canvas: HTMLElement, number: number) => within(canvas).getByLabelText(`${number} of 3`);
const inSight = async (canvas: HTMLElement, number: number) => {
  const inner = slide(canvas, number);
  const frame = inner.parentElement as HTMLElement;
  const gap = () => inner.getBoundingClientRect().left - frame.getBoundingClientRect().left;
  await waitFor(() => expect([inner.inert, Math.abs(gap()) < 8]).toEqual([false, true]));
};

export const Many: Story = {
  play: async ({ canvasElement, args }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.click(button('Next'));
    await inSight(canvasElement, 2);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(button('Previous'));
    await inSight(canvasElement, 1);
    await expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    const { width, height } = button('Next').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const One: Story = { args: { children: offers[0] } };

export const Peek: Story = { args: { peek: 32 } };

export const Dozen: Story = {
  args: {
    peek: 24,
    children: Array.from({ length: 12 }, (_, at) => (
      <TicketCard key={at} amount={`${at + 1}%`} currency="bonus" title="Buy bonus" validity="Until 2026/11/24" />
    )),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    slide(canvasElement, 1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await inSight(canvasElement, 2);
    await expect(slide(canvasElement, 2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await inSight(canvasElement, 3);
    await userEvent.keyboard('{Home}');
    await inSight(canvasElement, 1);
    await expect(slide(canvasElement, 1)).toHaveFocus();
  },
};

/** Native scrolling, as with a finger: `onChange` reports the slide where the movement stops. */
export const Swiped: Story = {
  play: async ({ canvasElement, args }) => {
    const scroller = slide(canvasElement, 1).parentElement as HTMLElement;
    scroller.scrollTo({ left: scroller.clientWidth * 0.6, behavior: 'instant' });
    await inSight(canvasElement, 2);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Autoplay: Story = {
  args: { autoplay: 1200, loop: true },
  play: async ({ canvasElement }) => {
    await inSight(canvasElement, 2);
    await inSight(canvasElement, 3);
    await inSight(canvasElement, 1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pause slides' }));
    await expect(within(canvasElement).getByRole('region', { name: 'Offers' })).toHaveAttribute('data-state', 'still');
  },
};

export const RightToLeft: Story = {
  args: { peek: 32 },
  render: (args) => (
    <div dir="rtl">
      <CardSwiper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(slide(canvasElement, 2).inert).toBe(false));
    const scroller = slide(canvasElement, 1).parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollLeft).toBeLessThan(-100));
    slide(canvasElement, 2).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(slide(canvasElement, 3)).toHaveFocus());
  },
};
