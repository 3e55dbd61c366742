import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CoinIcon } from '../CoinIcon/CoinIcon.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { SkeletonRow } from './SkeletonRow.tsx';

const COINS = ['USDT', 'BTC', 'ETH'] as const;

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Holdings: Story = {
  render: () => (
    <SkeletonRegion
      loading
      placeholder={
        <>
          <Skeleton width={180} height={36} />
          <div style={{ height: 16 }} />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent('Loading');
  },
};
export const Bar: Story = { args: { width: 120 } };
/** The loaded list takes exactly the space that the placeholder reserved. */
export const NothingShifts: Story = {
  render: function Loaded() {
    const [loading, setLoading] = useState(true);
    return (
      <>
        <SkeletonRegion
          loading={loading}
          placeholder={COINS.map((coin) => (
            <SkeletonRow key={coin} />
          ))}
          data-testid="region"
        >
          <List>
            {COINS.map((coin) => (
              <ListItem
                key={coin}
                leading={<CoinIcon coin={coin} />}
                title={coin}
                description="Balance"
                value="6,420.18"
                valueDescription="1.00"
              />
            ))}
          </List>
        </SkeletonRegion>
        <Button size={44} onClick={() => setLoading(false)}>
          Loaded
        </Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByTestId('region');
    await waitFor(() => expect(region.dataset['state']).toBe('shown'));
    const before = region.getBoundingClientRect().height;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Loaded' }));
    await waitFor(() => expect(region.dataset['state']).toBe('settled'));
    await expect(region.getBoundingClientRect().height).toBe(before);
  },
};
export const Disc: Story = { args: { circle: true, height: 36 } };
