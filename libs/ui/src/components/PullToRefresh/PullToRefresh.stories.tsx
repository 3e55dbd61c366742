import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

const never = () => new Promise<void>(() => {});

const meta = {
  title: 'Feedback/PullToRefresh',
  component: PullToRefresh,
  args: {
    onRefresh: fn(async () => {}),
    children: (
      <List>
        {(['USDT', 'BTC', 'ETH', 'TRX', 'SOL', 'BNB', 'XRP'] as const).map((coin) => (
          <ListItem key={coin} leading={<CoinIcon coin={coin} />} title={coin} description="Balance" value="6,420.18" />
        ))}
      </List>
    ),
  },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section data-ui-scroll aria-label="Balances" tabIndex={0} style={{ height: 280, margin: -16, padding: '0 16px' }}>
      <PullToRefresh {...args} />
    </section>
  ),
} satisfies Meta<typeof PullToRefresh>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Moves a finger down from the middle of the content and keeps it there. */
async function pull(canvas: HTMLElement, way: number) {
  const row = within(canvas).getByText('BTC');
  const at = (y: number) => ({ touches: [new Touch({ identifier: 1, target: row, clientX: 100, clientY: 100 + y })] });
  await fireEvent.touchStart(row, at(0));
  await fireEvent.touchMove(row, at(way / 2));
  await fireEvent.touchMove(row, at(way));
  return () => fireEvent.touchEnd(row);
}

const state = (canvas: HTMLElement) => canvas.querySelector('[data-state]')?.getAttribute('data-state');

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const scroller = within(canvasElement).getByRole('region');
    await expect(getComputedStyle(scroller).overscrollBehaviorY).toBe('none');
    scroller.scrollTop = 60;
    await waitFor(() => expect(getComputedStyle(scroller).overscrollBehaviorY).toBe('contain'));
    await (
      await pull(canvasElement, 160)
    )();
    await expect(args.onRefresh).not.toHaveBeenCalled();
    scroller.scrollTop = 0;
  },
};
export const Pulling: Story = { play: async ({ canvasElement }) => void (await pull(canvasElement, 56)) };
export const Armed: Story = {
  play: async ({ canvasElement }) => {
    await pull(canvasElement, 140);
    await waitFor(() => expect(state(canvasElement)).toBe('armed'));
  },
};
export const Busy: Story = {
  args: { onRefresh: fn(never) },
  play: async ({ canvasElement, args }) => {
    const letGo = await pull(canvasElement, 140);
    await waitFor(() => expect(state(canvasElement)).toBe('armed'));
    await letGo();
    await waitFor(() => expect(state(canvasElement)).toBe('busy'));
    await (
      await pull(canvasElement, 140)
    )();
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** The button is the first tab stop and is visible while it has the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('region').focus();
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeGreaterThan(31));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(state(canvasElement)).toBe('done'));
    await waitFor(() => expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('Updated'));
  },
};
export const Done: Story = {
  play: async ({ canvasElement }) => {
    const letGo = await pull(canvasElement, 140);
    await waitFor(() => expect(state(canvasElement)).toBe('armed'));
    await letGo();
    await waitFor(() => expect(state(canvasElement)).toBe('done'));
  },
};
export const Failed: Story = {
  args: { onRefresh: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement, args }) => {
    const letGo = await pull(canvasElement, 140);
    await waitFor(() => expect(state(canvasElement)).toBe('armed'));
    await letGo();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = { args: { disabled: true } };
