import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { InfiniteList } from './InfiniteList.tsx';

const PAGE = 8;

const rows = (count: number) => (
  <List>
    {Array.from({ length: count }, (_, at) => (
      <ListItem
        key={at}
        icon={glyphs.receipt}
        title={`Received ${at + 1}`}
        description="TRC20"
        value="+120.00"
        valueDescription="USDT"
      />
    ))}
  </List>
);

const meta = {
  title: 'Data/InfiniteList',
  component: InfiniteList,
  args: { hasMore: true, onMore: fn(async () => {}), children: rows(2) },
} satisfies Meta<typeof InfiniteList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three pages: each loads when the end of the previous one comes near. */
export const Pages: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(PAGE);
    const more = async () => {
      await args.onMore();
      setCount((shown) => shown + PAGE);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section data-ui-scroll aria-label="Bills" tabIndex={0} style={{ height: 360, margin: -16, padding: '0 16px' }}>
        <InfiniteList {...args} onMore={more} hasMore={count < 3 * PAGE}>
          {rows(count)}
        </InfiniteList>
      </section>
    );
  },
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole('region');
    await waitFor(() => {
      region.scrollTop = region.scrollHeight;
      return expect(within(canvasElement).getByText('No more')).toBeVisible();
    });
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3 * PAGE);
  },
};
/** The equivalent button. The list does not grow here, so nothing loads automatically. */
export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(2));
    await expect(within(canvasElement).getByRole('button', { name: 'Show more' })).toHaveFocus();
  },
};
export const Busy: Story = { args: { onMore: fn(() => new Promise<void>(() => {})) } };
export const Failed: Story = {
  args: { onMore: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const FailedWithReason: Story = {
  args: { error: 'The bills before 1 October could not be loaded: the connection was lost.' },
};
export const End: Story = { args: { hasMore: false } };
export const EndOfOwnWords: Story = { args: { hasMore: false, endText: '僅顯示過去 12 個月的紀錄' } };
