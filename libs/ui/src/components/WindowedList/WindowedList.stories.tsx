import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as glyphs from '../../glyphs/index.ts';
import { ListItem } from '../List/ListItem.tsx';
import { WindowedList } from './WindowedList.tsx';

const ROWS = 1000;

const meta = {
  title: 'Data/WindowedList',
  component: WindowedList,
  args: {
    children: Array.from({ length: ROWS }, (_, at) => (
      <ListItem
        key={at}
        icon={glyphs.receipt}
        title={`Received ${at + 1}`}
        description="TRC20"
        value="+120.00"
        valueDescription="USDT"
        onClick={() => {}}
      />
    )),
  },
} satisfies Meta<typeof WindowedList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A thousand rows, of which a screen and its neighbours are drawn. */
export const Thousand: Story = {
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section data-ui-scroll aria-label="Bills" tabIndex={0} style={{ height: 360, margin: -16, padding: '0 16px' }}>
      <WindowedList {...args} />
    </section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(ROWS);
    await expect(canvas.getAllByRole('button').length).toBeLessThan(40);
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByRole('button', { name: /Received 1000/ })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Received 1 / })).toBeNull());
    await expect(canvas.getAllByRole('button').length).toBeLessThan(60);
  },
};
